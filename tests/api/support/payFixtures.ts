import type { ActInput } from '@/domain/acts/actInputs'
import {
  beginningContributionCategories,
  starterCategoryId,
} from '@/domain/contributions/contributionCategory'
import { lastOfMonth } from '@/domain/contributions/payMonth'
import { payOfMonth } from '@/domain/contributions/payOfMonth'
import { previewOf, seenOfPay } from '@/domain/contributions/payPreview'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays, instantAt, startOfMonth } from '@/domain/shared/calendar'
import { linesOfMonth } from '@/data/acts/payScene'
import { paySourceOf } from '@/data/contributions/paySource'
import type { DocumentStore } from '@/data/store/documentStore'
import { keyOf, runAs } from './acts'
import { idOf, IRON, month, owner, startAfresh, today, ZONE } from './moneyFixtures'

/** The second day of next month: this one is over. */
export const laterDay = addDays(lastOfMonth(month), 2)
export const later = instantAt(laterDay, '10:00', ZONE)
export const DESK = `${IRON}-desk`

/** The month after it, the day on which that is over too, and a moment of it. */
export const next = laterDay.slice(0, 7)
export const nextDay = addDays(lastOfMonth(next), 1)
export const nextNow = instantAt(nextDay, '10:00', ZONE)

/** A centre with the usual categories, whose desk has base pay and a commission. */
export async function startPay(server: DocumentStore): Promise<void> {
  await startAfresh(server)
  await server.batch((writer) => {
    for (const { id, fields } of beginningContributionCategories(IRON))
      writer.set(`contributionCategories/${id}`, { ...fields, id, gymId: IRON })
    writer.set(`staff/${DESK}`, {
      ...{ id: DESK, gymId: IRON, name: 'Pooja', nameLower: 'pooja', isActive: true, deleted: false },
      ...{ payBasis: 'monthly', payRate: 20_000 },
      joiningDate: addDays(startOfMonth(today), -90),
      commissionCategoryId: starterCategoryId(IRON, 'Sales commission'),
    })
    // The whole month is payable.
    writer.set('staffLeave/away', {
      ...{ id: 'away', gymId: IRON, staffId: DESK, isPaid: true, reason: '', deleted: false },
      ...{ from: startOfMonth(today), to: lastOfMonth(month) },
    })
  })
}

/** What is done with the month's pay once it is over, by the owner. */
export function payOver(server: DocumentStore) {
  const lines = () => linesOfMonth({ store: server, gymId: IRON }, month)
  const preview = async () => {
    const asked = { gymId: IRON, month, settings: settingsWith(), now: later, today: laterDay }
    const known = await lines()
    return previewOf(payOfMonth(await paySourceOf(server, asked), known), known)
  }
  const generateInput = async (): Promise<ActInput<'generateContributions'>> => ({
    ...{ month, staffIds: [DESK] },
    seen: await seenOfPay(await preview()),
  })
  const run = (act: Parameters<typeof runAs>[3]['act'], input: object, name: string) =>
    runAs(server, IRON, owner, { act, input: input as never, key: keyOf(name), now: later })
  const generate = async (name = 'generate') => run('generateContributions', await generateInput(), name)
  return { lines, generateInput, run, generate }
}

/** Half of what was paid of sale `a`, given back. */
export const halfBack = () => ({
  ...{ invoiceId: idOf('a'), amount: 500, modeOfPayment: 'Cash', paymentSource: 'Front desk' },
  ...{ reference: '', of: keyOf('a'), reason: 'Moved away' },
})

/** What is done with months once the next one is over too, after something happened to sale `a` in that. */
export function payAfter(server: DocumentStore) {
  const preview = async (of: string, changed = later, day = nextDay) => {
    // The store's clock stamps records, and knows nothing of what this test takes for today.
    await server.batch((writer) =>
      writer.update(`invoices/${idOf('a')}`, [{ at: ['updatedAt'], value: changed }]),
    )
    const now = instantAt(day, '10:00', ZONE)
    const asked = { gymId: IRON, month: of, settings: settingsWith(), now, today: day }
    return previewOf(payOfMonth(await paySourceOf(server, asked), []), [])
  }
  const generate = async (of: string) => {
    const input = { month: of, staffIds: [DESK], seen: await seenOfPay(await preview(of)) }
    return runAs(server, IRON, owner, {
      ...{ act: 'generateContributions', input, key: keyOf(of), now: nextNow },
    })
  }
  return { preview, generate }
}
