import { accountPhoto } from '@/components/people/accountPhoto'
import type { SessionState } from '@/session/sessionState'
import type { Role } from '@/domain/access/role'

/** What the frame shows of who is signed in and where. */
export type Identity = {
  /** The centre's display name in upper case; a generic name for the super admin and for the platform's Sales. */
  title: string
  /** Storage path or address of the centre's logo; '' for /logo.png. */
  logo: string
  displayName: string
  /** Storage path or address of the person's photo; '' for none. */
  photo: string
  email: string
  roleName: string
  /** The centre an administrator looks at; '' for everybody else, and before one is chosen. */
  chosenGym: string
  /** Only the owner and the desk have a folder for a photo; only the owner changes the logo. */
  mayChange: { photo: boolean; logo: boolean }
}

const GENERIC_NAME = 'Fitness Centre'

const roleNames: Record<Role, string> = {
  ADMIN: 'Administrator',
  CLIENT: 'Centre owner',
  MANAGER: 'Manager',
  SALES: 'Sales',
}

/** SPECIFICATION 1: logo or /logo.png, the name in upper case, a generic name for the super admin. */
export function identityOf({
  account,
  role: { role, gymId },
  gym,
}: Extract<SessionState, { status: 'signedIn' }>): Identity {
  const info = gym.status === 'ready' ? gym.info : null
  const own = role === 'ADMIN' ? null : info
  return {
    title: own?.name ? own.name.toUpperCase() : GENERIC_NAME,
    logo: own?.dp ?? '',
    displayName: account.displayName || account.email,
    photo: accountPhoto(account.photoURL),
    email: account.email,
    roleName: roleNames[role],
    chosenGym: role !== 'ADMIN' ? '' : gym.status === 'outside' ? gym.gym.name : (info?.name ?? ''),
    mayChange: {
      photo: own !== null && gymId !== '' && role !== 'SALES',
      logo: role === 'CLIENT' && own !== null,
    },
  }
}
