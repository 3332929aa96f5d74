// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { staffSchema } from '@/domain/staff/staff'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { DeactivateStaff } from './DeactivateStaff'

afterEach(cleanup)

const ravi = staffSchema.parse({ id: 'ravi', gymId: 'iron', name: 'Ravi', nameLower: 'ravi' })

it('asks who takes over also where nobody can say what there is, because the server would refuse without', async () => {
  const { backend, watched, fail, failList } = scriptedBackend(scriptedAuth().port)
  render(
    <SessionContext value={sessionAtIron(backend, 'iron')}>
      <DeactivateStaff staff={ravi} onClose={() => undefined} />
    </SessionContext>,
  )
  act(() => {
    failList('leads', new Error('no line'))
    for (const path of watched) fail(path, new Error('no line'))
  })
  await screen.findByRole('combobox', { name: /^Who takes over leads and members/ })
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Moved away' } })
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate Ravi' }))
  await screen.findByText('Choose who takes over')
})
