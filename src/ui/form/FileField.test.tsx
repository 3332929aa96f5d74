// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { FeedbackHost } from '../feedback/FeedbackHost'
import { FileField } from './FileField'
import { FormSheet } from './FormSheet'

const schema = z.object({ proof: z.instanceof(Blob).nullable() })

/** A file that is being read until `arrive` is called with how it begins. */
function slowFile(name: string) {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  let arrive: (beginning: string) => void = () => undefined
  const text = new Promise<string>((resolve) => (arrive = resolve))
  Object.assign(file, { slice: () => ({ text: () => text }) })
  return { file, arrive: (beginning = '%PDF-') => act(() => Promise.resolve(arrive(beginning))) }
}

function open() {
  const onSubmit = vi.fn<(form: z.output<typeof schema>) => Promise<void>>(() => Promise.resolve())
  const onClose = vi.fn()
  render(
    <>
      <FormSheet
        title="Edit member"
        schema={schema}
        defaults={{ proof: null }}
        submitLabel="Save"
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <FileField name="proof" label="ID proof" />
      </FormSheet>
      <FeedbackHost />
    </>,
  )
  return { onSubmit, onClose }
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('ID proof', { selector: 'input' }), { target: { files: [file] } })
const save = () => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Save' }))))

afterEach(cleanup)

describe('Save, pressed while a chosen file is still being prepared', () => {
  it('waits for the file and sends it', async () => {
    const { onSubmit, onClose } = open()
    const card = slowFile('card.pdf')
    choose(card.file)
    await save()
    expect(onSubmit).not.toHaveBeenCalled()
    await card.arrive()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ proof: card.file })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('saves nothing where the file turns out to be none, and says so at its field', async () => {
    const { onSubmit } = open()
    const page = slowFile('page.pdf')
    choose(page.file)
    await save()
    await page.arrive('<html')
    screen.getByText(/This file is named like a PDF but isn't one/)
    expect(onSubmit).not.toHaveBeenCalled()
    await save()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ proof: null })
  })
})

describe('of two files chosen one after the other', () => {
  it('the later one counts, however long the earlier one takes', async () => {
    const { onSubmit } = open()
    const [first, second] = [slowFile('first.pdf'), slowFile('second.pdf')]
    choose(first.file)
    choose(second.file)
    await second.arrive()
    await first.arrive()
    await save()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ proof: second.file })
  })
})
