import { useMemo } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { searchDirectory } from '@/domain/members/directory'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { combined } from '@/data/store/liveQueries'
import { meets, type InvoiceTab } from '@/data/invoices/invoiceQueries'
import { memberRepository } from '@/data/members/memberRepository'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { ListState } from '@/lists/useListState'
import { useLateUntil } from './useLateUntil'
import { askedFor, inOrder, type invoiceFilters, type InvoiceSort } from './invoiceView'
import { numberIn } from '@/domain/invoices/invoiceNumber'

/** With the figures above it, a page stays below 60 reads, also where 10,000 invoices of 100,000 are not settled. */
const PAGE_SIZE = 35
/** So many people are looked up for what is typed, and together so many of their invoices. */
const MOST_PEOPLE = 5
const MOST_FOUND = 45

export type InvoiceList = ListState<InvoiceTab, InvoiceSort, (typeof invoiceFilters)[number]>

export type InvoiceRows = {
  page: Live<PageOf<Invoice>>
  /** What is typed answers to more than is shown. */
  isCut: boolean
}

/** The rows of the open tab, browsed page by page, or found by number and by the people that answer to the text. */
export function useInvoiceRows(list: InvoiceList): InvoiceRows {
  const { gymId, today } = useGym()
  const invoices = useRepository(invoiceBook)
  const { tab, filters, sort, q, cursor } = list
  const lateUntil = useLateUntil()
  const asked = useMemo(
    () => askedFor({ tab, filters, sort }, today, lateUntil),
    [tab, filters, sort, today, lateUntil],
  )
  const isSearching = q !== ''
  const browsed = useLive(
    useMemo(
      () => (isSearching ? null : invoices.page(gymId, asked, { ...cursor, pageSize: PAGE_SIZE })),
      [invoices, gymId, asked, cursor, isSearching],
    ),
  )
  const found = useFound(q)
  return useMemo(() => {
    if (!isSearching) return { page: browsed, isCut: false }
    if (found.status !== 'ready') return { page: found, isCut: false }
    const { invoices: rows, isCut } = found.value
    const shown = rows.filter((invoice) => meets(invoice, asked))
    const value = { rows: shown, next: null, leftOut: 0 }
    return { page: { ...found, value }, isCut }
  }, [browsed, found, asked, isSearching])
}

type Found = { invoices: Invoice[]; isCut: boolean }

const nothing: Found = { invoices: [], isCut: false }

function useFound(q: string): Live<Found> {
  const { gymId } = useGym()
  const invoices = useRepository(invoiceBook)
  const members = useRepository(memberRepository)
  const { ofMember } = useRepository(invoiceRepository)
  const isSearching = q !== ''
  const directory = useLive(
    useMemo(() => (isSearching ? members.directory(gymId) : null), [members, gymId, isSearching]),
  )
  const entries = directory.status === 'ready' ? directory.value : null
  const people = useMemo(
    () => (entries ? searchDirectory(entries, q, MOST_PEOPLE + 1).map(({ id }) => id) : null),
    [entries, q],
  )
  const peopleKey = people?.join(' ')
  const query = useMemo((): LiveQuery<Found> | null => {
    if (peopleKey === undefined) return null
    const people = peopleKey.split(' ').filter(Boolean)
    const number = numberIn(q)
    const shown = people.slice(0, MOST_PEOPLE)
    const each = { pageSize: Math.floor(MOST_FOUND / Math.max(1, shown.length)) }
    const parts = [
      ...(number ? [invoices.numbered(gymId, number)] : []),
      ...shown.map((id) => ofMember(gymId, id, each)),
    ]
    if (parts.length === 0) return null
    return combined(`found ${parts.map(({ key }) => key).join(' ')}`, parts, (pages) => {
      const rows = pages.map((page) => page.rows)
      const [byNumber, ofMembers] = number ? [rows[0] ?? [], rows.slice(1)] : [[], rows]
      return {
        invoices: inOrder(byNumber, ofMembers.flat()),
        isCut: people.length > MOST_PEOPLE || pages.some(({ next }) => next !== null),
      }
    })
  }, [peopleKey, q, gymId, invoices, ofMember])
  const found = useLive(query)
  return useMemo((): Live<Found> => {
    if (directory.status === 'failed') return directory
    if (entries !== null && query === null) return { status: 'ready', value: nothing, pending: false }
    return found
  }, [directory, entries, query, found])
}
