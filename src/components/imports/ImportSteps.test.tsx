// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import type { Live } from '@/live/live'
import { foundText } from './importWords'
import { ImportSteps } from './ImportSteps'
import type { PlannedPerson } from './planned'
import { readPasted } from './readTable'
import type { SendRows } from './useImportRun'

afterEach(cleanup)

const file = { name: 'leads.csv', headers: ['Name', 'Phone'], rows: [] }
const fresh = Array.from({ length: 150 }, (_, at): PlannedPerson<number> => ({
  ...{ line: at + 2, cells: [`Lead ${at}`, '1'], name: `Lead ${at}`, phone: '1', text: 'Call today' },
  ...{ kind: 'new', row: at + 2 },
}))
const faulty: PlannedPerson<number> = {
  ...{ line: 200, cells: ['', '2'], name: '', phone: '2', text: 'Name: Enter the name', kind: 'faulty' },
}
const none = () => undefined
const asTheyAre = (cells: readonly string[]) => [...cells]
const open = (send: SendRows<number>, plan = [...fresh, faulty]) =>
  render(
    <ImportSteps
      {...{ of: 'leads', file, plan, send, onBack: none, onClose: none, onChecked: none }}
      cellsToCorrect={asTheyAre}
      columns={null}
      lacks={[]}
      reading={[]}
      isChecked
    />,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const answer = (rows: readonly number[], known: readonly number[] = []) => ({
  kind: 'done' as const,
  rows: rows.map((line) =>
    known.includes(line)
      ? { line, outcome: 'known' as const, reason: 'Is a lead already (New)' }
      : { line, outcome: 'added' as const, reason: '' },
  ),
})

describe('the columns of a file', () => {
  const ready = { status: 'ready', value: null, pending: false } as const
  const failed = (retry: () => void) =>
    ({ status: 'failed', error: new AppError('unavailable', 'No connection.'), retry }) as const
  const choose = (reading: readonly Live<unknown>[]) =>
    render(
      <ImportSteps<number>
        {...{ of: 'leads', file, reading, onBack: none, onClose: none, onChecked: none }}
        cellsToCorrect={asTheyAre}
        send={() => Promise.resolve(undefined)}
        plan={[]}
        columns={null}
        lacks={[]}
        isChecked={false}
      />,
    )
  const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check the rows' })

  it('wait until it is known who is there already, and say so', () => {
    choose([ready, { status: 'loading' }])
    expect(check().disabled).toBe(true)
    screen.getByText('Reading who is there already')
  })

  it('say why it can’t be known, and read again when asked to', () => {
    const retry = vi.fn()
    choose([ready, failed(retry)])
    expect(check().disabled).toBe(true)
    screen.getByRole('alert')
    press('Try again')
    expect(retry).toHaveBeenCalledOnce()
  })

  it('can be checked once all is known', () => {
    choose([ready])
    expect(check().disabled).toBe(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the rows of a file that were checked', () => {
  it('show what is wrong first, and are sent without it, part by part, a part that failed again from there', async () => {
    const send = vi.fn<SendRows<number>>((rows) => Promise.resolve(answer(rows, [2])))
    send.mockImplementationOnce((rows) => Promise.resolve(answer(rows, [2])))
    send.mockImplementationOnce(() => Promise.resolve(undefined))
    open(send)
    screen.getByText('Name: Enter the name')
    press('Import 150 leads')
    await screen.findByText('99 leads added, 50 rows not sent yet.')
    screen.getByText('Is a lead already (New)')
    press('Try again')
    await screen.findByText('149 leads added.')
    expect(send.mock.calls.map(([rows]) => [rows[0], rows.length])).toEqual([
      [2, 100],
      [102, 50],
      [102, 50],
    ])
    screen.getByRole('button', { name: 'Download 1 row' })
  })

  it('of which none is new send nothing', () => {
    open(() => Promise.resolve(answer([])), [faulty])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 leads' }).disabled).toBe(true)
  })
})

describe('rows that were pasted', () => {
  it('are a table as a spreadsheet copies it', async () => {
    expect(await readPasted('Name\tPhone\nTara Iyer\t98444 44444\n')).toMatchObject({
      ...{ headers: ['Name', 'Phone'], rows: [{ line: 2, cells: ['Tara Iyer', '98444 44444'] }] },
    })
    expect(await readPasted('Name\tPhone')).toMatch(/^There is only one line/)
  })

  it('are counted as such, and rows of a file by its name', async () => {
    const found = async (text: string) => {
      const pasted = await readPasted(text)
      return typeof pasted === 'string'
        ? pasted
        : [foundText(pasted), foundText({ ...pasted, name: 'leads.csv' })]
    }
    expect(await found('Name\tPhone\nTara\t1')).toEqual(['1 row was pasted.', '1 row in leads.csv.'])
    expect(await found('Name\tPhone\nTara\t1\nRavi\t2')).toEqual([
      '2 rows were pasted.',
      '2 rows in leads.csv.',
    ])
  })
})
