import { expect, it } from 'vitest'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { Query, StoredDocument } from '@/data/store/documentStore'
import { storeHolding } from '@/data/store/fixtures'
import { firstOf } from '@/data/store/firstOf'
import { civil } from '@/domain/shared/civilDate'
import { dayRange } from './dayRange'

const [from, to] = [civil('2026-11-01'), civil('2026-11-10')]
const visits = [{ entry: new Date('2026-11-01T06:00:00Z'), exit: null, isAutoExit: false }]

/** Somebody came on each of these days. */
const dates = Array.from({ length: 10 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
const held = Object.fromEntries(
  dates.map((date) => [
    `attendanceDays/iron_${date}`,
    { gymId: 'iron', date, people: { asha: { type: 'member', name: 'Asha', visits } } },
  ]),
)

/** What is asked and read, in order; `answer` to the nth question. */
function noted(answer: (asked: number, found: StoredDocument[]) => Promise<StoredDocument[]>) {
  const store = storeHolding(held)
  const steps: string[] = []
  let asked = 0
  const note = (document: StoredDocument): StoredDocument => ({
    ...document,
    data: Object.defineProperty({ ...document.data }, 'people', {
      get() {
        steps.push(`reads ${document.id.slice(-2)}`)
        return document.data['people']
      },
    }),
  })
  const query = async (described: Query) => {
    asked += 1
    steps.push(`asks ${String(asked)}`)
    return answer(asked, (await store.query(described)).map(note))
  }
  return { steps, days: firstOf(dayRange({ ...store, query })('iron', from, to)) }
}

it('asks for the next days before it reads those that have come, and answers with all in order', async () => {
  const { steps, days } = noted((_, found) => Promise.resolve(found))
  expect((await days).map(({ date }) => date)).toEqual(dates)
  const firsts = ['asks 1', 'asks 2', 'reads 01', 'asks 3', 'reads 05', 'reads 09']
  expect(steps.filter((step, at) => firsts.includes(step) && steps.indexOf(step) === at)).toEqual(firsts)
})

it('fails with the days that can’t be asked for', async () => {
  const { days } = noted((asked, found) =>
    asked === 2 ? Promise.reject(appErrorOf('unavailable', null)) : Promise.resolve(found),
  )
  await expect(days).rejects.toMatchObject({ code: 'offline' })
})
