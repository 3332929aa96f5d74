import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codeForm } from './codeForm'

const unknown = 'No centre has this code. Check it, then try again.'
let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const isIron = path.endsWith('=ABCD2345')
    const body = isIron
      ? { id: 'iron', name: 'Iron Temple', type: 'gym' }
      : { error: { code: 'not-found', message: unknown } }
    return Promise.resolve(new Response(JSON.stringify(body), { status: isIron ? 200 : 422 }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function type(text: string): Promise<HTMLFormElement> {
  const form = codeForm()
  document.body.append(form)
  const input = form.querySelector('input')
  if (input === null) throw new Error('There is no field.')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1000)
  return form
}
const submit = async (form: HTMLFormElement) => {
  form.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.advanceTimersByTimeAsync(1000)
}

it('names the centre of a code when it was typed, and leads to its page', async () => {
  const form = await type(' abcd2345 ')
  const link = form.querySelector('a')
  expect(link?.textContent).toBe('Enquire at Iron Temple')
  expect(link?.getAttribute('href')).toBe('/enquire/ABCD2345')
  await submit(form)
  expect(asked).toEqual(['/api/gymByReferralCode?code=ABCD2345'])
})

it('says at the field what the server says of a code that nobody has', async () => {
  const form = await type('NONE2345')
  const input = form.querySelector('input')
  expect(input?.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(unknown)
  expect(form.querySelector('a')).toBeNull()
})

it('looks up a short code of an older centre at a press, and nothing where nothing is typed', async () => {
  const form = await type('IRON')
  expect(asked).toEqual([])
  await submit(form)
  expect(asked).toEqual(['/api/gymByReferralCode?code=IRON'])
  const empty = await type('')
  await submit(empty)
  expect(empty.textContent).toContain('Enter the code')
  expect(asked).toHaveLength(1)
})
