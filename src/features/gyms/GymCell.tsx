import type { PublicGym } from '@/domain/gyms/publicGym'
import { useFileUrl } from '@/parts/useFileUrl'
import { Avatar } from '@/ui/Avatar'
import styles from './GymCell.module.css'

/** Logo and name; initials where a centre has no logo. */
export function GymCell({ gym }: { gym: Pick<PublicGym, 'name' | 'dp'> }) {
  return (
    <span className={styles.cell}>
      <Avatar name={gym.name} src={useFileUrl(gym.dp)} size={28} />
      <span className={styles.name}>{gym.name}</span>
    </span>
  )
}
