import { Button } from '@/ui/Button'
import { useKeys } from '@/ui/keys/useKeys'
import type { RowAction } from '@/lists/EntityTable'
import { Menu } from '@/ui/Menu'

const SHOWN = 2
/** Printing and sending stand in a row of their own. */
const elsewhere = new Set(['P', 'W'])

/** The same acts as on the row, with the same keys; the first stand in the open. */
export function DrawerActs({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  useKeys(
    'Invoice',
    actions.flatMap(({ key, label, run, isDisabled }) =>
      key && key !== 'E' && !isDisabled ? [{ keys: key.toLowerCase(), label, run }] : [],
    ),
  )
  const own = actions.filter(({ key }) => !key || !elsewhere.has(key))
  const shown = own.filter(({ isDanger }) => !isDanger).slice(0, SHOWN)
  const behind = own.filter((action) => !shown.includes(action))
  return (
    <>
      {shown.map(({ label, icon, run }, at) => (
        <Button key={label} size="s" kind={at === 0 ? 'primary' : 'secondary'} icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      {behind.length > 0 && (
        <Menu label={`More actions for ${name}`} text="More" icon="pi-ellipsis-h" items={behind} />
      )}
    </>
  )
}
