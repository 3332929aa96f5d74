// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { civil } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useToasts } from '@/ui/feedback/toast'
import { useWork } from '@/ui/feedback/work'
import { LeadSmsDialog } from './LeadSmsDialog'

afterEach(() => {
  cleanup()
  liveCache.clear()
  useToasts.setState({ shown: [] })
  useWork.setState({ current: null })
})

/** A server that queues a message once under each key. */
function outbox() {
  const keys: unknown[] = []
  const call = (_name: string, input: unknown) => {
    const key = mapOf(input)?.['dedupeKey']
    const alreadyQueued = keys.includes(key) ? 1 : 0
    if (alreadyQueued === 0) keys.push(key)
    const cap = { limit: 200, used: keys.length, usedInMonth: keys.length }
    return Promise.resolve({ kind: 'done', alreadyQueued, cap })
  }
  const backend = backendHolding({})
  return { keys, backend: { ...backend, api: { call } as typeof backend.api } }
}

const said = () => useToasts.getState().shown.map(({ text }) => text)

/** Opens the dialog over them, sends the message of their trial, and closes it. */
async function sendTo(leads: readonly Lead[], { backend }: ReturnType<typeof outbox>) {
  const onClose = vi.fn()
  const who = { count: leads.length, rows: () => leads, clear: () => undefined }
  render(
    <SessionContext value={sessionAtIron(backend, 'iron')}>
      <LeadSmsDialog who={who} onClose={onClose} />
    </SessionContext>,
  )
  const field = await screen.findByRole('combobox', { name: /^Message/ })
  fireEvent.click(field.closest('.p-dropdown') ?? field)
  fireEvent.click(await screen.findByRole('option', { name: 'The trial that is booked', hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: /^Send( \d+)? SMS$/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  cleanup()
}

const bookedFor = (day: string, id = 'kiran') =>
  leadWith({ id, name: id, status: 'Trial Booked', trialOn: civil(day) })

it('a trial that is booked for another day is said the same day; the same message is not sent again, which is said', async () => {
  const server = outbox()
  await sendTo([bookedFor('2026-11-28')], server)
  await sendTo([bookedFor('2026-11-30')], server)
  await sendTo([bookedFor('2026-11-30')], server)
  expect(server.keys).toEqual([
    'leadTrial:kiran:2026-11-28:2026-11-20',
    'leadTrial:kiran:2026-11-30:2026-11-20',
  ])
  expect(said()).toEqual([
    'The message to kiran is queued: 1 of 200 today.',
    'The message to kiran is queued: 2 of 200 today.',
    'The same message to kiran was already queued today, so it is not sent again.',
  ])
})

it('of several it is said how many are queued, and how many were before', async () => {
  const server = outbox()
  const leads = ['kiran', 'meera', 'ravi'].map((id) => bookedFor('2026-11-28', id))
  await sendTo(leads.slice(0, 1), server)
  await sendTo(leads, server)
  await waitFor(() =>
    expect(said().at(-1)).toBe(
      '2 messages are queued: 3 of 200 today. 1 was already queued today and is not sent again.',
    ),
  )
})
