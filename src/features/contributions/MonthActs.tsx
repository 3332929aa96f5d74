import { Button } from '@/ui/Button'
import { Menu, type MenuAction } from '@/ui/Menu'
import styles from './contributions.module.css'

/** What is done with the month as a whole: a button each, and behind one where a phone has no room for them. */
export function MonthActs({ name, acts }: { name: string; acts: readonly MenuAction[] }) {
  if (acts.length === 0) return null
  return (
    <>
      <span className={styles.wide}>
        {acts.map(({ label, icon, run }) => (
          <Button key={label} icon={icon} onClick={run}>
            {label}
          </Button>
        ))}
      </span>
      <span className={styles.narrow}>
        <Menu label={`More for ${name}`} icon="pi-ellipsis-h" items={acts} />
      </span>
    </>
  )
}
