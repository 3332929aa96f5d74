import { expect, it } from 'vitest'
import { accountPhoto } from './accountPhoto'

const object =
  'https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/iron%2Fstaff%2Fu1%2Fphoto-p1.webp'

it('reads a file of Storage by its path', () => {
  expect(accountPhoto(`${object}?alt=media`)).toBe('iron/staff/u1/photo-p1.webp')
})

it('leaves every other address as it is, one that carries its own token too', () => {
  for (const address of [
    '',
    'https://files.test/me.webp',
    `${object}?alt=media&token=t1`,
    `${object}%E0%A4%A?alt=media`,
  ])
    expect(accountPhoto(address)).toBe(address)
})
