import { expect, test } from 'vitest'
import { fileProblem, isPdf, LARGEST_FILE } from './checkFile'

test('a picture and a PDF of up to 5 MB are taken', () => {
  expect(fileProblem({ type: 'image/jpeg', size: 1000 }, 'pictureOrPdf')).toBe('')
  expect(fileProblem({ type: 'application/pdf', size: LARGEST_FILE }, 'pictureOrPdf')).toBe('')
})

test('a PDF over 5 MB is refused with both sizes', () => {
  expect(fileProblem({ type: 'application/pdf', size: LARGEST_FILE * 1.5 }, 'pictureOrPdf')).toBe(
    'This file is 7.5 MB. Choose one of at most 5.0 MB.',
  )
})

test('a large photo of a phone is taken, because it is made smaller before it is sent', () => {
  expect(fileProblem({ type: 'image/jpeg', size: LARGEST_FILE * 2 }, 'picture')).toBe('')
})

test('other kinds are refused with the kinds that are taken', () => {
  expect(fileProblem({ type: 'application/pdf', size: 10 }, 'picture')).toBe(
    'Choose a JPEG, PNG or WebP picture.',
  )
  expect(fileProblem({ type: 'image/svg+xml', size: 10 }, 'picture')).toContain('Choose')
  expect(fileProblem({ type: 'text/html', size: 10 }, 'pictureOrPdf')).toContain('PDF')
})

test('an empty file is refused', () => {
  expect(fileProblem({ type: 'image/png', size: 0 }, 'picture')).toBe(
    'This file is empty. Choose another one.',
  )
})

test('a PDF is one by its first bytes, not by its name', async () => {
  const named = (text: string) => new Blob([text], { type: 'application/pdf' })
  expect(await isPdf(named('%PDF-1.7 and more'))).toBe(true)
  expect(await isPdf(named('<!doctype html>'))).toBe(false)
  expect(await isPdf(named(''))).toBe(false)
})
