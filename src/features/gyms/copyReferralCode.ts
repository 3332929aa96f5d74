import { showToast } from '@/ui/feedback/toast'

/** Puts the code on the clipboard; where that is not allowed, it is said so that it can be typed. */
export async function copyReferralCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    showToast({ text: `Referral code ${code} is copied.` })
  } catch {
    showToast({ text: `Copying is not allowed here. The code is ${code}.`, tone: 'problem' })
  }
}
