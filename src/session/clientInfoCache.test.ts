import { beforeEach, describe, expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { keepClientInfo, readClientInfo } from './clientInfoCache'
import { memoryStorage } from './fixtures'
import { endTab } from './tabStorage'

const info = clientInfoSchema.parse({
  id: 'iron',
  name: 'Iron Gym',
  city: 'Indore',
  preference: { timezone: 'Asia/Kolkata', nested: { list: [1, 2] } },
})

let storage = memoryStorage()
beforeEach(() => {
  storage = memoryStorage()
})

describe('client info in session storage (SPECIFICATION 4, 7 and 9)', () => {
  it('is kept under `clientInfo` with the fields of the specification and the uid beside them', () => {
    keepClientInfo(storage, 'uid-1', info)
    expect(storage.keys()).toEqual(['clientInfo'])
    expect(JSON.parse(storage.getItem('clientInfo') ?? '')).toEqual({ uid: 'uid-1', ...info })
  })

  it('is given back to the same account and centre only', () => {
    keepClientInfo(storage, 'uid-1', info)
    expect(readClientInfo(storage, 'uid-1', 'iron')).toEqual(info)
    expect(readClientInfo(storage, 'uid-2', 'iron')).toBeNull()
    expect(readClientInfo(storage, 'uid-1', 'ice')).toBeNull()
  })

  it.each(['', 'no json', 'null', '[]', '"text"', '{"uid":"uid-1"}', '{"uid":"uid-1","id":7}'])(
    'counts as absent when it reads %s',
    (text) => {
      storage.setItem('clientInfo', text)
      expect(readClientInfo(storage, 'uid-1', 'iron')).toBeNull()
    },
  )

  it('goes when the tab’s session ends', () => {
    keepClientInfo(storage, 'uid-1', info)
    storage.setItem('chosenGym', 'iron')
    endTab(storage)
    expect(storage.keys()).toEqual([])
  })
})
