import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { Page } from '@/ui/Page'
import { AttendanceSection } from './AttendanceSection'
import { BrandingSection } from './BrandingSection'
import { DevicesSection } from './devices/DevicesSection'
import { GymSection } from './GymSection'
import { LeadsSection } from './LeadsSection'
import { MessagesSection } from './MessagesSection'
import { PackagesSection } from './PackagesSection'
import { PaymentsSection } from './PaymentsSection'
import { PrivacySection } from './PrivacySection'
import { SecuritySection } from './SecuritySection'
import { SettingSearch } from './SettingSearch'
import { AUDIT_SECTION, configSections, sectionIds, type ConfigSection } from './sections'
import styles from './SiteConfigPage.module.css'
import { StaffRulesSection } from './StaffRulesSection'
import { SubscriptionSection } from './SubscriptionSection'
import { TaxSection } from './tax/TaxSection'

const panels: Record<ConfigSection, () => ReactNode> = {
  centre: GymSection,
  branding: BrandingSection,
  tax: TaxSection,
  payments: PaymentsSection,
  packages: PackagesSection,
  attendance: AttendanceSection,
  staff: StaffRulesSection,
  leads: LeadsSection,
  messages: MessagesSection,
  devices: DevicesSection,
  privacy: PrivacySection,
  security: SecuritySection,
  subscription: SubscriptionSection,
}

/** So long a section may take to be drawn, milliseconds. */
const PATIENCE_MS = 3_000

const focusable = 'input, select, textarea, button, [tabindex="0"]'

/** Goes to the field that the address names (`?field=graceDays`) as soon as its section stands there; once a `visit`. */
function useFieldInAddress(page: RefObject<HTMLElement | null>, visit: string, field: string): void {
  useEffect(() => {
    if (field === '') return
    const go = (): boolean => {
      const box = page.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
      const control = box?.querySelector<HTMLElement>(focusable)
      if (!box || !control) return false
      box.scrollIntoView({ block: 'center' })
      control.focus({ preventScroll: true })
      return true
    }
    if (go() || page.current === null) return
    const watching = new MutationObserver(() => go() && watching.disconnect())
    watching.observe(page.current, { childList: true, subtree: true })
    const timer = window.setTimeout(() => watching.disconnect(), PATIENCE_MS)
    return () => {
      window.clearTimeout(timer)
      watching.disconnect()
    }
  }, [page, visit, field])
}

const sectionOf = (text: string | null): ConfigSection => sectionIds.find((id) => id === text) ?? 'centre'

/** PRODUCT 4, screen 19: every setting of a centre, a section at a time, each saved by itself. `?section=` names it. */
export default function SiteConfigPage() {
  const [search] = useSearchParams()
  const current = sectionOf(search.get('section'))
  const Panel = panels[current]
  const index = useRef<HTMLElement>(null)
  // On a phone the index is one line, of which the current section may be out of sight.
  useEffect(() => {
    index.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  useFieldInAddress(page, useLocation().key, search.get('field') ?? '')
  const hrefOf = (id: ConfigSection | typeof AUDIT_SECTION, field = '') => {
    const next = new URLSearchParams(search)
    next.set('section', id)
    next.delete('text')
    if (field === '') next.delete('field')
    else next.set('field', field)
    return `?${next.toString()}`
  }
  return (
    <Page title={screens.siteConfig.label} hint="How your centre works. Each section is saved by itself.">
      <div ref={page} className={styles.layout}>
        <div className={styles.side}>
          <SettingSearch onGo={({ section, field }) => void navigate(hrefOf(section, field))} />
          <nav ref={index} className={styles.index} aria-label="Sections of Site config">
            {sectionIds.map((id) => (
              <Link
                key={id}
                to={hrefOf(id)}
                className={styles.link}
                aria-current={id === current ? 'page' : undefined}
              >
                <i className={`pi ${configSections[id].icon}`} aria-hidden="true" />
                {configSections[id].title}
              </Link>
            ))}
            <Link to={hrefOf(AUDIT_SECTION)} className={styles.link}>
              <i className="pi pi-history" aria-hidden="true" />
              Who did what
            </Link>
          </nav>
        </div>
        <Panel key={current} />
      </div>
    </Page>
  )
}
