// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { staffSchema } from '@/domain/staff/staff'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { ChangeLastDay } from './ChangeLastDay'

afterEach(cleanup)

const ravi = staffSchema.parse({
  ...{ id: 'ravi', gymId: 'iron', name: 'Ravi', nameLower: 'ravi', isActive: false },
  ...{ joiningDate: '2026-11-02', leftOn: '2026-11-19' },
})

it('says at the field why a day can’t be the last one, and sends one that can', async () => {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const sent: unknown[] = []
  const call = (_: string, input: unknown) => {
    sent.push(input)
    return Promise.resolve({ kind: 'done', uid: 'ravi' })
  }
  render(
    <SessionContext value={sessionAtIron({ ...backend, api: { call } as typeof backend.api }, 'iron')}>
      <ChangeLastDay staff={ravi} onClose={() => undefined} />
    </SessionContext>,
  )
  const day = await screen.findByRole('textbox', { name: /^Last day of work/ })
  expect(day).toHaveProperty('value', '19/11/2026')
  const save = (typed: string) => {
    fireEvent.change(day, { target: { value: typed } })
    fireEvent.blur(day)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  save('')
  await screen.findByText('Enter the last day of work')
  save('21/11/2026')
  await screen.findByText('Choose a day that isn’t in the future')
  save('01/11/2026')
  await screen.findByText('Choose 02 Nov, 2026 or later: they joined then')
  expect(sent).toEqual([])
  save('10/11/2026')
  await waitFor(() => expect(sent).toEqual([{ gymId: 'iron', uid: 'ravi', leftOn: civil('2026-11-10') }]))
})
