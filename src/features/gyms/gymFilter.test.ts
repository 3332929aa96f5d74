import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymFilterOf } from './gymFilter'

const today = civil('2026-11-20')
const byName = { by: 'name', direction: 'asc' } as const

describe('the filters of Registered Gyms in the address', () => {
  it('asks for every centre by name when nothing is set', () => {
    expect(gymFilterOf('', {}, byName, today)).toEqual({
      search: '',
      status: 'all',
      standing: undefined,
      type: null,
      state: undefined,
      sort: 'name',
      direction: 'asc',
    })
  })

  it('passes search, status, type, state and order on', () => {
    const filter = gymFilterOf(
      'iron',
      { status: 'disabled', type: 'SKATING', state: 'Madhya Pradesh' },
      { by: 'created', direction: 'desc' },
      today,
    )
    expect(filter).toEqual({
      search: 'iron',
      status: 'disabled',
      standing: undefined,
      type: 'SKATING',
      state: 'Madhya Pradesh',
      sort: 'created',
      direction: 'desc',
    })
  })

  it('reads a value that is none of the choices as not set', () => {
    expect(gymFilterOf('', { status: 'gone', type: 'POOL' }, byName, today)).toMatchObject({
      status: 'all',
      type: null,
    })
  })

  it('asks for those of a standing among the centres that are not disabled', () => {
    expect(gymFilterOf('', { status: 'expiring' }, byName, today)).toMatchObject({
      status: 'active',
      standing: { of: 'Expiring', today },
    })
  })
})
