// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron, withActs } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import { useWork } from '@/ui/feedback/work'
import { ExtendManyDialog } from './ExtendManyDialog'

afterEach(() => {
  cleanup()
  liveCache.clear()
  useToasts.setState({ shown: [] })
  useWork.setState({ current: null })
})

const until = (name: string, endDate: string) =>
  listedWith({
    ...{ id: name.toLowerCase(), name },
    currentPackage: packageWith({ startDate: civil('2026-11-01'), endDate: civil(endDate) }),
  })

it('gives days to those whose package runs today, and names the others as left as they are', async () => {
  const { backend, keys } = withActs(backendHolding({}), () =>
    Promise.resolve({ kind: 'done', invoice: null, endDate: '2026-11-27' }),
  )
  const chosen = [until('Asha', '2026-11-20'), until('Ravi', '2026-11-19'), listedWith({ name: 'Meera' })]
  renderAs(
    sessionAtIron(backend, 'iron'),
    <ExtendManyDialog
      who={{ count: 3, rows: () => chosen, clear: () => undefined }}
      onClose={() => undefined}
    />,
  )
  const write = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
  write(/^Days/, '7')
  write(/^Reason/, 'Closed for repairs')
  fireEvent.click(screen.getByRole('button', { name: 'Extend' }))
  await waitFor(() => expect(useWork.getState().current?.status).toBe('finished'))
  const reason = 'No package runs today, so it is left as it is.'
  expect(useWork.getState().current).toMatchObject({
    done: 1,
    failed: [
      { name: 'Ravi', reason },
      { name: 'Meera', reason },
    ],
  })
  expect(keys).toHaveLength(1)
})
