import { useId, type CSSProperties, type Ref } from 'react'
import { NavLink } from 'react-router-dom'
import { type MenuSection, sections, type SectionId } from '@/domain/access/screens'
import { MENU_CLOSE_MS, MENU_OPEN_MS } from '@/domain/shared/constants'
import { useRemembered } from '@/lists/useRemembered'
import styles from './SideMenu.module.css'

const none: readonly SectionId[] = []

const areSections = (kept: unknown): kept is readonly SectionId[] =>
  Array.isArray(kept) && kept.every((id) => sections.some((section) => section.id === id))

/** PRODUCT 2.N: sections start expanded; what a person collapses stays collapsed for them on this device. */
function useCollapsedSections() {
  const [collapsed, setCollapsed] = useRemembered('menu/collapsed', none, areSections)

  return {
    isCollapsed: (id: SectionId) => collapsed.includes(id),
    toggleSection: (id: SectionId) =>
      setCollapsed(collapsed.includes(id) ? collapsed.filter((other) => other !== id) : [...collapsed, id]),
  }
}

type SideMenuProps = {
  ref: Ref<HTMLElement>
  id: string
  sections: readonly MenuSection[]
  isShown: boolean
  isFloating: boolean
  /** A link was followed, also one to the page that is open already. */
  onNavigate: () => void
}

/** A custom property is no key of CSSProperties. */
const durations = { '--opens-in': `${MENU_OPEN_MS}ms`, '--closes-in': `${MENU_CLOSE_MS}ms` } as CSSProperties

export function SideMenu({ ref, id, sections, isShown, isFloating, onNavigate }: SideMenuProps) {
  const { isCollapsed, toggleSection } = useCollapsedSections()
  return (
    <nav
      ref={ref}
      id={id}
      aria-label="Main menu"
      className={styles.menu}
      style={durations}
      data-shown={isShown}
      data-floating={isFloating}
      inert={!isShown}
    >
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          isCollapsed={isCollapsed(section.id)}
          onToggle={() => toggleSection(section.id)}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  )
}

type SectionProps = {
  section: MenuSection
  isCollapsed: boolean
  onToggle: () => void
  onNavigate: () => void
}

function Section({ section, isCollapsed, onToggle, onNavigate }: SectionProps) {
  const panelId = useId()
  return (
    <div className={styles.section} data-collapsed={isCollapsed}>
      <button
        type="button"
        className={styles.label}
        aria-expanded={!isCollapsed}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {section.label}
        <i className={`pi pi-chevron-down ${styles.chevron}`} aria-hidden />
      </button>
      <div id={panelId} className={styles.panel} inert={isCollapsed}>
        <ul className={styles.items}>
          {section.items.map((item) => (
            <li key={item.id}>
              <NavLink to={item.path} end className={styles.item ?? ''} onClick={onNavigate}>
                <i className={`pi ${item.icon} ${styles.icon}`} aria-hidden />
                {item.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
