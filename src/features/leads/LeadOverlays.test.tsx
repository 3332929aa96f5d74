// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import { useListState } from '@/lists/useListState'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PersonContext } from '@/ui/person'
import { LeadOverlays, type OpenOverLeads } from './LeadOverlays'
import { LeadSlotsContext } from './leadSlots'

afterEach(cleanup)

const lead = leadWith({ id: 'over' })
const none = () => undefined

function Opened({ open }: { open: OpenOverLeads | null }) {
  const list = useListState({ screen: 'leads', tabs: ['open'], sorts: ['name'], filters: [] })
  return (
    <LeadOverlays
      {...{ open, list, seesMembers: false }}
      {...{ actionsOf: () => [], onOpenLead: none, onClose: none }}
    />
  )
}

const windowOf = (heading: string) =>
  screen.getByRole('heading', { name: heading, hidden: true }).closest<HTMLElement>('[data-overlay]')

it('a dialog that loads over the drawer can be pressed, and the drawer waits below it', async () => {
  const scripted = scriptedBackend(scriptedAuth().port)
  scripted.put('leads/over', { ...lead })
  const session = sessionAtIron(scripted.backend, 'iron')
  const page = (open: OpenOverLeads | null) => (
    <MemoryRouter initialEntries={['/leads?id=over']}>
      <SessionContext value={session}>
        <PersonContext value="iron">
          <LeadSlotsContext value={{ SmsDialog: () => null }}>
            <Opened open={open} />
          </LeadSlotsContext>
        </PersonContext>
      </SessionContext>
    </MemoryRouter>
  )
  const { rerender } = render(page(null))
  await screen.findByRole('heading', { name: 'Kiran Shah' })
  rerender(page({ kind: 'convert', lead }))
  await screen.findByRole('heading', { name: 'Convert Kiran Shah', hidden: true })
  expect(windowOf('Convert Kiran Shah')?.inert ?? false).toBe(false)
  expect(windowOf('Kiran Shah')?.inert).toBe(true)
})
