// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { MoneyTab } from './MoneyTab'

afterEach(cleanup)

const open = (onCollect: (() => void) | undefined) =>
  renderAs(
    sessionAtIron(backendHolding({}), 'iron'),
    <MoneyTab member={memberWith({ gymId: 'iron', totalDueAmount: 500 })} onCollect={onCollect} />,
  )

it('what is due is collected beside its figure, where that may be done', () => {
  const onCollect = vi.fn()
  open(onCollect)
  fireEvent.click(screen.getByRole('button', { name: 'Collect' }))
  expect(onCollect).toHaveBeenCalledOnce()
  cleanup()
  open(undefined)
  expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull()
})
