// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiClient } from '@/data/api/apiClient'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import { MessagesSection } from '../MessagesSection'
import { keptText, textFormOf } from './textForm'

const DLT = '1107161234567890123'

beforeEach(() => {
  useToasts.setState({ shown: [] })
  localStorage.clear()
})
afterEach(cleanup)

/** One text of the centre as its owner edits it; what the server is sent, and what it answers. */
function edit(id: string, preference: object = {}, answer: object = { kind: 'done', gymId: 'iron' }) {
  const sent: unknown[] = []
  const api = apiClient({
    token: () => Promise.resolve('id-token'),
    fetch: (_url, request) => {
      sent.push(JSON.parse(typeof request?.body === 'string' ? request.body : '{}'))
      return Promise.resolve(new Response(JSON.stringify(answer)))
    },
  })
  const session = sessionAtIron({ ...scriptedBackend(scriptedAuth().port).backend, api }, 'iron')
  if (session.state.status === 'signedIn' && session.state.gym.status === 'ready')
    session.state.gym.info.preference = { ...preference }
  renderAs(session, <MessagesSection />, `/?section=messages&text=${id}`)
  return sent
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>(/^Text/)
const type = (body: string) => fireEvent.change(area(), { target: { value: body } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const preview = () => screen.getByLabelText('Preview').textContent

async function toastThat(says: string) {
  await waitFor(() => expect(useToasts.getState().shown.map(({ text }) => text)).toEqual([says]))
  return useToasts.getState().shown[0]
}

const textsSent = (texts: object) => ({ gymId: 'iron', preference: { messageTexts: texts } })

describe('the text of a message', () => {
  it('begins as the default one, with a preview of what is sent', () => {
    edit('renewalDue_sms')
    expect(area().value).toContain('Dear {name}, your {package} membership at {centre} ends on {endDate}.')
    expect(preview()).toContain('Dear Asha Rao, your Quarterly membership at')
    expect(preview()).toMatch(/\d+ characters: 1 SMS\./)
  })

  it('takes a token where the cursor is', () => {
    edit('birthday_whatsapp')
    type('Joy, !')
    area().setSelectionRange(5, 5)
    fireEvent.click(screen.getByRole('button', { name: 'First name' }))
    expect(area().value).toBe('Joy, {firstName}!')
    expect(preview()).toContain('Joy, Asha!')
  })

  it('that names what it does not know is refused at its field, and nothing is sent', async () => {
    const sent = edit('birthday_whatsapp')
    type('Joy, {nmae}!')
    save()
    await screen.findByText('{nmae} can’t be filled in here. Use {name}, {firstName}, or {centre}')
    expect(screen.queryByLabelText('Preview')).toBeNull()
    expect(sent).toEqual([])
  })

  it('that the server refuses says why at its field', async () => {
    edit('birthday_whatsapp', {}, { kind: 'refused', reason: 'Not this.', field: 'messageTexts' })
    type('Joy!')
    save()
    await screen.findByText('Not this.')
    expect(area().getAttribute('aria-invalid')).toBe('true')
  })

  it('is saved by itself, and the message takes that back', async () => {
    const sent = edit('birthday_whatsapp')
    type('Joy, {firstName}!')
    await screen.findByText('Not saved yet')
    save()
    const text = { body: 'Joy, {firstName}!', dltTemplateId: '', header: '' }
    await waitFor(() => expect(sent).toEqual([textsSent({ birthday_whatsapp: text })]))
    const toast = await toastThat('Birthday by WhatsApp: saved.')
    await toast?.undo?.()
    expect(sent[1]).toEqual(textsSent({ birthday_whatsapp: null }))
  })

  it('goes back to the default one, and that can be taken back', async () => {
    const own = { body: 'Joy!', dltTemplateId: '', header: '' }
    const sent = edit('birthday_whatsapp', { messageTexts: { birthday_whatsapp: own } })
    expect(area().value).toBe('Joy!')
    fireEvent.click(screen.getByRole('button', { name: 'Back to the default text' }))
    await waitFor(() => expect(area().value).toContain('Happy birthday'))
    const toast = await toastThat('Birthday by WhatsApp: the default text is back.')
    await toast?.undo?.()
    expect(sent).toEqual([textsSent({ birthday_whatsapp: null }), textsSent({ birthday_whatsapp: own })])
  })
})

describe('the registration of an SMS (DOMAIN 4.1)', () => {
  it('is asked for in India, of an SMS alone', () => {
    edit('renewalDue_sms')
    expect(screen.getByLabelText(/DLT template ID/)).toBeTruthy()
    expect(preview()).toContain('Dear {#var#}, your {#var#} membership')
    cleanup()
    edit('renewalDue_whatsapp')
    expect(screen.queryByLabelText(/DLT template ID/)).toBeNull()
    cleanup()
    edit('renewalDue_sms', { locale: 'en-US' })
    expect(screen.queryByLabelText(/DLT template ID/)).toBeNull()
  })

  it('has 19 digits and 6 letters', async () => {
    const sent = edit('renewalDue_sms')
    fireEvent.change(screen.getByLabelText(/DLT template ID/), { target: { value: '1107' } })
    fireEvent.change(screen.getByLabelText(/Sender header/), { target: { value: 'IRON1' } })
    save()
    await screen.findByText('Enter all 19 digits, or leave it blank')
    await screen.findByText('Enter 6 letters, or leave it blank')
    expect(sent).toEqual([])
    fireEvent.change(screen.getByLabelText(/DLT template ID/), { target: { value: DLT } })
    fireEvent.change(screen.getByLabelText(/Sender header/), { target: { value: 'irngym' } })
    save()
    const kept = { body: '', dltTemplateId: DLT, header: 'IRNGYM' }
    await waitFor(() => expect(sent).toEqual([textsSent({ renewalDue_sms: kept })]))
  })
})

it('what is as it is by default is not kept', () => {
  const usual = 'Dear {name}'
  expect(keptText(textFormOf(undefined, usual), usual)).toBeNull()
  expect(keptText({ body: usual, dltTemplateId: DLT, header: '' }, usual)).toEqual({
    ...{ body: '', dltTemplateId: DLT, header: '' },
  })
})
