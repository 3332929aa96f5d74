import { expect } from 'vitest'
import { refusalOf } from './environment'

/** A denial proves little by itself: each stands beside the nearest attempt that goes through. */
export async function expectAllowed(attempt: Promise<unknown>): Promise<void> {
  expect(await refusalOf(attempt)).toBeNull()
}

export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  expect(await refusalOf(attempt)).not.toBeNull()
}
