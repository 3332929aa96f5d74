import { useEffect, useState } from 'react'
import type { FilesPort } from '@/data/files/filesPort'
import type { ListedMember } from '@/domain/members/listedMember'
import { fileUrlOf, holdFileUrl } from '@/components/files/fileUrls'
import { useBackend } from '@/session/useSession'
import type { Several } from '@/components/members/several'
import type { Card } from './MemberCard'
import { MOST_CARDS } from './sheetsOf'

export type Cards =
  | { status: 'reading'; done: number; of: number }
  | { status: 'ready'; cards: Card[] }
  | { status: 'failed'; error: Error }

const isStored = (path: string) => path !== '' && !/^(https?|data|blob):/.test(path)

async function firstOf(who: Several): Promise<ListedMember[]> {
  const members: ListedMember[] = []
  for await (const member of who.rows()) {
    members.push(member)
    if (members.length === MOST_CARDS) break
  }
  return members
}

/** `holds` takes what lets the photos go again. A photo that cannot be read is left out: the initials stand for it. */
async function withPhotos(
  members: ListedMember[],
  files: FilesPort,
  holds: (() => void)[],
  tell: () => void,
): Promise<Card[]> {
  return Promise.all(
    members.map(async (member) => {
      if (!isStored(member.dp)) return { member, photo: member.dp }
      const photo = await fileUrlOf(files, member.dp)
      holds.push(holdFileUrl(member.dp))
      tell()
      return { member, photo }
    }),
  )
}

/** The members of a choice and their photos, read once while the dialog is open. */
export function useCards(who: Several): Cards {
  const { files } = useBackend()
  const [found, setFound] = useState<Cards>({
    status: 'reading',
    done: 0,
    of: Math.min(who.count, MOST_CARDS),
  })
  useEffect(() => {
    let isShown = true
    const holds: (() => void)[] = []
    const read = async () => {
      const members = await firstOf(who)
      let done = members.filter(({ dp }) => !isStored(dp)).length
      const tell = () => {
        done += 1
        if (isShown && done % 5 === 0) setFound({ status: 'reading', done, of: members.length })
      }
      const cards = await withPhotos(members, files, holds, tell)
      if (isShown) setFound({ status: 'ready', cards })
      else holds.forEach((letGo) => letGo())
    }
    read().catch((error: unknown) => {
      if (isShown)
        setFound({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
    })
    return () => {
      isShown = false
      holds.splice(0).forEach((letGo) => letGo())
    }
  }, [who, files])
  return found
}
