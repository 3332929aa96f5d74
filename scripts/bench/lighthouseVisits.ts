import { homeOf } from '@/domain/access/screens'
import { DEMO_PASSWORD, IRON, accounts } from '../seed/accounts'
import { referralCode } from '../seed/gyms'
import { benchedAddresses } from './benchedScreens'

export type Visitor = { uid: string; email: string; password: string }
export type Form = 'desktop' | 'mobile'
/** `visitor` is null where nobody is signed in; `least` is the score that the address may not stay below. */
export type LighthouseVisit = Opened & { form: Form; least: number }

type Opened = { path: string; who: string; visitor: Visitor | null }

/** ENGINEERING 1.1. */
const leastScore: Readonly<Record<Form, number>> = { desktop: 95, mobile: 90 }

function visitor(uid: string): Visitor {
  const account = accounts.find((known) => known.uid === uid)
  if (account === undefined) throw new Error(`The demo has no account ${uid}.`)
  return { uid, email: account.email, password: DEMO_PASSWORD }
}

const owner = { who: 'owner', visitor: visitor(IRON) }
const admin = { who: 'admin', visitor: visitor('demo-admin') }
const desk = { who: 'desk', visitor: visitor('demo-desk') }
const sales = { who: 'sales', visitor: visitor('demo-sales') }
const nobody = { who: 'nobody', visitor: null }

/** Routes without a row in the table of screens. */
const besides: readonly Opened[] = [
  { path: '/', ...owner },
  { path: '/access-denied', ...desk },
  { path: '/no-such-page', ...owner },
]

/** What a stranger opens on a phone. */
const strangers: readonly string[] = ['/login', `/enquire/${referralCode(IRON)}`]

/** Where the desk and Sales begin, which differs from what the others see there. */
const homes: readonly Opened[] = [
  { path: homeOf('MANAGER'), ...desk },
  { path: homeOf('SALES'), ...sales },
]

/** Each route as a desktop shows it to who uses it, and what strangers open as a phone does too. Those of one person follow each other. */
export function lighthouseVisits(): LighthouseVisit[] {
  const desktop = [
    ...besides,
    ...homes,
    ...benchedAddresses()
      .filter(({ press }) => press === undefined)
      .map(({ path, who }) => ({ path, ...(who === 'admin' ? admin : owner) })),
  ].map((visit) => ({ ...visit, form: 'desktop' as const }))
  const open = (['mobile', 'desktop'] as const).flatMap((form) =>
    strangers.map((path) => ({ path, ...nobody, form })),
  )
  const order = [nobody, owner, admin, desk, sales].map(({ who }) => who)
  return [...open, ...desktop]
    .sort((a, b) => order.indexOf(a.who) - order.indexOf(b.who))
    .map((visit) => ({ ...visit, least: leastScore[visit.form] }))
}
