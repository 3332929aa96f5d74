import { describe, expect, it } from 'vitest'
import { elsewhere } from './elsewhere'

type Tab = 'active' | 'deactivated' | 'deleted' | 'all'

function said(active: number | undefined, deactivated: number, deleted: number) {
  const opened: Tab[] = []
  const tabs = [
    { id: 'active', label: 'Active', count: active },
    { id: 'deactivated', label: 'Deactivated', count: deactivated },
    { id: 'deleted', label: 'Deleted', count: deleted },
    { id: 'all', label: 'All', count: (active ?? 0) + deactivated + deleted },
  ] as const
  const words = elsewhere<Tab>('employees', tabs, (tab) => opened.push(tab))
  words?.act?.run()
  words?.secondAct?.run()
  return { text: words?.text, acts: [words?.act?.label, words?.secondAct?.label], opened }
}

describe('an empty first tab of a list that has rows elsewhere', () => {
  it('says how many are under each other tab, and leads there', () => {
    expect(said(0, 3, 1)).toEqual({
      text: 'No employees here. 3 are under Deactivated, 1 is under Deleted.',
      acts: ['See Deactivated', 'See Deleted'],
      opened: ['deactivated', 'deleted'],
    })
    expect(said(0, 0, 2)).toEqual({
      text: 'No employees here. 2 are under Deleted.',
      acts: ['See Deleted', undefined],
      opened: ['deleted'],
    })
  })

  it('leaves the words of a list in which nobody ever was, has somebody, or is not counted yet', () => {
    expect([said(0, 0, 0), said(1, 3, 0), said(undefined, 3, 0)].map(({ text }) => text)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
