import { useState } from 'react'
import { Dialog } from '../Dialog'
import { KeyHint } from '../KeyHint'
import { heardGroups, type KeyBinding, type KeyGroup } from './keyBindings'
import styles from './KeySheet.module.css'

/** What the keys do on the screen it is opened from. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const [groups] = useState(() => merged(heardGroups()))
  return (
    <Dialog title="Keys on this screen" width={560} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(([group, bindings]) => (
          <section key={group} aria-label={group}>
            <h3 className={styles.title}>{group}</h3>
            <dl>
              {bindings.map(({ keys, label }) => (
                <div key={keys} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <KeyHint keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Pieces of one screen bind under one heading. */
function merged(groups: readonly KeyGroup[]): [string, KeyBinding[]][] {
  const byName = new Map<string, KeyBinding[]>()
  for (const { group, bindings } of groups) byName.set(group, [...(byName.get(group) ?? []), ...bindings])
  return [...byName].filter(([, bindings]) => bindings.length > 0)
}
