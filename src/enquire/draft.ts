import { callTimes, type EnquiryFields } from '@/domain/leads/enquiry'

export type Draft = EnquiryFields & { consent: boolean }

export const emptyDraft: Draft = {
  name: '',
  phone: '',
  interest: '',
  callTime: 'Any time',
  note: '',
  consent: false,
}

const placeOf = (code: string) => `enquiry/${code}`

/** What was typed on this tab's page before it was loaded anew; a browser that keeps nothing begins afresh. */
export function keptDraft(code: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(code)) ?? 'null')
    const fields = new Map<string, unknown>(
      typeof kept === 'object' && kept !== null ? Object.entries(kept) : [],
    )
    const text = (name: keyof Draft) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    return {
      ...{ name: text('name'), phone: text('phone'), interest: text('interest'), note: text('note') },
      callTime: callTimes.find((time) => time === fields.get('callTime')) ?? emptyDraft.callTime,
      consent: fields.get('consent') === true,
    }
  } catch {
    return emptyDraft
  }
}

export function keepDraft(code: string, draft: Draft): void {
  try {
    sessionStorage.setItem(placeOf(code), JSON.stringify(draft))
  } catch {
    // Without room or permission it stands in the form alone.
  }
}

export function forgetDraft(code: string): void {
  try {
    sessionStorage.removeItem(placeOf(code))
  } catch {
    // Nothing was kept.
  }
}
