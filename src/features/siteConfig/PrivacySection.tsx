import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { exportedRecords, mayExport, type ExportedRecords } from '@/domain/access/exports'
import { roles, type Role } from '@/domain/access/role'
import { screens } from '@/domain/access/screens'
import { importPath } from '@/components/members/importAddress'
import { useGym } from '@/session/useGym'
import { ButtonLink } from '@/ui/Button'
import { Card, Cards } from '@/ui/Card'
import { InfoTable } from '@/ui/InfoTable'
import { AUDIT_SECTION, configSections } from './sections'
import statements from './statements.module.css'
import { TakeOutCard } from './takeOut/TakeOutCard'

type Kept = {
  name: string
  /** Where its list, with its export, stands. */
  to: string
  what: string
}

/** The platform's own lists, and everything in one file, which has no list. */
const others = ['gyms', 'gymInvoices', 'gymRegPackages', 'everything'] as const
type OwnRecords = Exclude<ExportedRecords, (typeof others)[number]>
const ownRecords = exportedRecords.filter(
  (records): records is OwnRecords => !(others as readonly string[]).includes(records),
)

/** What may leave as a file, each with the list that hands it out. */
const kept: Record<OwnRecords, Kept> = {
  members: {
    name: 'Members',
    to: screens.members.path,
    what: 'Name, contact, address, birthday, guardian, photo, ID proof, packages and notes.',
  },
  memberPackages: {
    name: 'Member packages',
    to: screens.memberPackages.path,
    what: 'What you sell, with prices and lengths.',
  },
  visits: { name: 'Visits', to: screens.attendanceReports.path, what: 'Each day with its times, by person.' },
  invoices: {
    name: 'Invoices and payments',
    to: screens.invoices.path,
    what: 'Every document with its lines, tax, payments and credit notes. Kept for the law, also when deleted.',
  },
  gstr1: {
    name: 'GSTR-1',
    to: screens.invoices.path,
    what: 'The return of a month, made from the invoices.',
  },
  expenses: { name: 'Expenses', to: screens.expenses.path, what: 'What was paid, to whom, with the bill.' },
  expenseCategories: {
    name: 'Expense categories',
    to: screens.expenseCategories.path,
    what: 'Names and monthly budgets.',
  },
  contributions: {
    name: 'Contributions',
    to: screens.contributions.path,
    what: 'What each employee earned, what was deducted and when it was paid.',
  },
  contributionCategories: {
    name: 'Contribution categories',
    to: screens.contributionCategories.path,
    what: 'Names and rates of what staff earn and what is deducted.',
  },
  promoCodes: { name: 'Promo codes', to: screens.promoCodes.path, what: 'Codes and where each was used.' },
  leads: {
    name: 'Leads',
    to: screens.leads.path,
    what: 'Name, contact, what they asked about and how each contact went.',
  },
  staff: {
    name: 'Staff',
    to: screens.staff.path,
    what: 'Name, contact, role, shift, pay, bank account, photo and ID proof.',
  },
  payroll: {
    name: 'Payroll hours',
    to: screens.staffAttendanceReports.path,
    what: 'Days and hours of each employee.',
  },
  bankFile: {
    name: 'Bank file',
    to: screens.contributions.path,
    what: 'Name, bank account and pay of each employee who is paid by transfer.',
  },
  audit: {
    name: 'Audit log',
    to: `${screens.siteConfig.path}?section=${AUDIT_SECTION}`,
    what: 'Who did what and when. No personal values, and nobody can change it.',
  },
}

const roleNames: Record<Role, string> = {
  ADMIN: 'support',
  CLIENT: 'the owner',
  MANAGER: 'the manager',
  SALES: 'Sales',
}

/** `the owner and support`, by the table of rights. */
const whoMay = (records: OwnRecords): string => {
  const names = roles.filter((role) => mayExport(role, records)).map((role) => roleNames[role])
  return [...names].reverse().join(' and ')
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className={statements.name}>{title}</dt>
    <dd className={statements.fact}>{children}</dd>
  </div>
)

/** PRODUCT 4, screen 19: what is kept, who may take it out, and where; the rights are the table's own. */
export function PrivacySection() {
  const { settings } = useGym()
  const listed = ownRecords.filter((records) => records !== 'gstr1' || settings.taxRegime === 'regular')
  return (
    <Cards>
      <Card
        title={configSections.privacy.title}
        hint="Your data is yours. Open a list to export it, as a spreadsheet or CSV. Every export is recorded."
      >
        <InfoTable
          label="What is kept"
          headers={['List', 'What is kept', 'Who may export it']}
          rows={listed.map((records) => {
            const { name, to, what } = kept[records]
            return {
              id: records,
              cells: [
                <Link key="list" to={to}>
                  {name}
                </Link>,
                what,
                sentence(whoMay(records)),
              ],
            }
          })}
        />
      </Card>
      <TakeOutCard />
      <Card title="Members from a file">
        <p className={statements.fact}>
          Bring members from the software or sheet you used before, with the packages they hold. You see what
          each row becomes first, and can roll an import back.
        </p>
        <div className={statements.acts}>
          <ButtonLink icon="pi-upload" to={importPath}>
            Import members
          </ButtonLink>
        </div>
      </Card>
      <Card title="How it is protected">
        <dl className={statements.facts}>
          <Fact title="ID proofs">
            Shown only through the app to who may see them, never by a link. Each look is recorded.
          </Fact>
          <Fact title="Members under 18">
            A parent or guardian must agree to the membership. The consent is kept with its date, and members
            without it can be found with the filter of Active Members.
          </Fact>
          <Fact title="Deleting">
            A deleted member or employee leaves every list. Invoices stay, because the law asks for them.
          </Fact>
          <Fact title="Other centres">Nobody of another centre can read anything of yours.</Fact>
        </dl>
      </Card>
    </Cards>
  )
}
