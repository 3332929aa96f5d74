import { useId, type ReactNode } from 'react'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton'
import { Overlay } from './Overlay'
import { DrawerSkeleton } from './Skeletons'
import { Tabs, type TabItem } from './Tabs'
import type { KeyBinding } from './keys/keyBindings'
import { useKeys } from './keys/useKeys'

type Props = {
  title: string
  subtitle?: ReactNode
  /** Left of the title: the photo. */
  leading?: ReactNode
  /** Below the title: state chips. */
  chips?: ReactNode
  /** Pixels, 480 to 640. */
  width?: number
  onClose: () => void
  /** The rows around this one, by J and K; left out at the ends. */
  onNext?: (() => void) | undefined
  onPrevious?: (() => void) | undefined
  /** Bound to E. */
  onEdit?: (() => void) | undefined
  tabs?: readonly TabItem[]
  tab?: string
  onTab?: (tab: string) => void
  /** The acts on this row, on a line below the title; the first is the one most wanted. */
  actions?: ReactNode
  isLoading?: boolean
  children?: ReactNode
}

/** Details of one row, over the right edge of the list it came from; the whole screen on a phone. */
export function Drawer({
  title,
  subtitle,
  leading,
  chips,
  width = 560,
  actions,
  isLoading = false,
  children,
  ...rest
}: Props) {
  const id = useId()
  const { onClose, onNext, onPrevious, onEdit, tabs, tab, onTab } = rest
  return (
    <Overlay labelledBy={id} side="right" width={width} onClose={onClose} isDismissable>
      <DrawerKeys onNext={onNext} onPrevious={onPrevious} onEdit={onEdit} />
      <div className={styles.head}>
        {leading}
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {chips && <div className={styles.chips}>{chips}</div>}
        </div>
        <div className={styles.walk}>
          {(onNext ?? onPrevious) && (
            <>
              <IconButton
                icon="pi-chevron-up"
                label="Previous (K)"
                disabled={!onPrevious}
                onClick={onPrevious}
              />
              <IconButton icon="pi-chevron-down" label="Next (J)" disabled={!onNext} onClick={onNext} />
            </>
          )}
          <IconButton icon="pi-times" label="Close" onClick={onClose} />
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {tabs && tab !== undefined && onTab && (
        <div className={styles.tabs}>
          <Tabs label={title} items={tabs} current={tab} onChange={onTab} panelId={`${id}-panel`} />
        </div>
      )}
      <div
        id={`${id}-panel`}
        role={tabs ? 'tabpanel' : 'region'}
        aria-label={tabs ? tabLabel(tabs, tab) : 'Details'}
        tabIndex={0}
        className={styles.content}
      >
        {isLoading ? <DrawerSkeleton /> : children}
      </div>
    </Overlay>
  )
}

const tabLabel = (tabs: readonly TabItem[], tab: string | undefined) =>
  tabs.find(({ id }) => id === tab)?.label

type Act = (() => void) | undefined

/** Inside the overlay, so that the keys belong to its layer. */
function DrawerKeys({ onNext, onPrevious, onEdit }: { onNext: Act; onPrevious: Act; onEdit: Act }) {
  const bindings: KeyBinding[] = []
  if (onNext) bindings.push({ keys: 'j', label: 'Next', run: onNext })
  if (onPrevious) bindings.push({ keys: 'k', label: 'Previous', run: onPrevious })
  if (onEdit) bindings.push({ keys: 'e', label: 'Edit', run: onEdit })
  useKeys('Details', bindings)
  return null
}
