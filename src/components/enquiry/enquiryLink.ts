import { enquiryPath } from '@/domain/leads/enquiry'
import { showToast } from '@/ui/feedback/toast'

/** The address of a centre's enquiry page, on the host that this page is of. */
export const enquiryLinkOf = (referralCode: string): string =>
  `${window.location.origin}${enquiryPath(referralCode)}`

/** As it is read from paper. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\//, '')

/** Puts the link on the clipboard; where that is not allowed, it is said so that it can be typed. */
export async function copyEnquiryLink(referralCode: string): Promise<void> {
  const link = enquiryLinkOf(referralCode)
  try {
    await navigator.clipboard.writeText(link)
    showToast({ text: 'The link to the enquiry page is copied.' })
  } catch {
    showToast({ text: `Copying is not allowed here. The link is ${link}`, tone: 'problem' })
  }
}
