import type { Asker } from '@/domain/access/role'
import { menuOf } from '@/domain/access/screens'
import { searchDirectory } from '@/domain/members/directory'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { writtenPhone } from '@/domain/members/listLine'
import { formatPhone } from '@/domain/shared/phone'
import { quickActsOf } from '@/domain/access/quickActs'

export type PaletteEntry = {
  id: string
  label: string
  /** Quiet words after the label. */
  detail: string
  icon: string
  /** Where it leads; an act of the frame has a name instead. */
  target: { to: string } | { act: FrameAct }
}

export type FrameAct = 'signOut' | 'light' | 'dark'

export type PaletteGroup = { label: string; entries: PaletteEntry[] }

const PEOPLE_SHOWN = 8

/** Every word typed must begin a word of the label or of the section. */
function isMatch(entry: PaletteEntry, words: string[]): boolean {
  const own = `${entry.label} ${entry.detail}`.toLowerCase().split(/\s+/)
  return words.every((word) => own.some((part) => part.startsWith(word)))
}

const screenEntries = (visitor: Asker): PaletteEntry[] =>
  menuOf(visitor).flatMap((section) =>
    section.items.map(({ id, label, path, icon }) => ({
      id: `screen-${id}`,
      label,
      detail: section.label === label ? '' : section.label,
      icon,
      target: { to: path },
    })),
  )

const actEntries = (visitor: Asker): PaletteEntry[] => [
  ...quickActsOf(visitor).map(({ label, icon, to }) => ({ id: to, label, detail: '', icon, target: { to } })),
  { id: 'light', label: 'Switch to light', detail: '', icon: 'pi-sun', target: { act: 'light' } },
  { id: 'dark', label: 'Switch to dark', detail: '', icon: 'pi-moon', target: { act: 'dark' } },
  { id: 'signOut', label: 'Sign out', detail: '', icon: 'pi-sign-out', target: { act: 'signOut' } },
]

function peopleEntries(
  people: ReadonlyMap<string, DirectoryEntry>,
  typed: string,
  locale: string,
): PaletteEntry[] {
  return searchDirectory(people, typed, PEOPLE_SHOWN).map(({ id, entry }) => ({
    id: `person-${id}`,
    label: entry.n,
    detail: [entry.c, formatPhone(writtenPhone(entry), locale), entry.a ? '' : 'Inactive']
      .filter((part) => part !== '')
      .join(' · '),
    icon: 'pi-user',
    target: { to: `${entry.a ? '/members' : '/members/inactive'}?id=${encodeURIComponent(id)}` },
  }))
}

/** What the palette offers for the typed text, in the order it is shown; groups without a hit are left out. */
export function paletteGroups(
  visitor: Asker,
  typed: string,
  people: ReadonlyMap<string, DirectoryEntry>,
  locale: string,
): PaletteGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return [
    { label: 'People', entries: peopleEntries(people, typed, locale) },
    { label: 'Go to', entries: screenEntries(visitor).filter((entry) => isMatch(entry, words)) },
    { label: 'Do', entries: actEntries(visitor).filter((entry) => isMatch(entry, words)) },
  ].filter(({ entries }) => entries.length > 0)
}
