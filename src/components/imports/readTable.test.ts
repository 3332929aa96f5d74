import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPasted, readTable } from './readTable'

const fileOf = (...lines: string[]) => new File([lines.join('\n')], 'leads.csv')
const cellsOf = (read: Awaited<ReturnType<typeof readPasted>>) =>
  typeof read === 'string' ? read : read.rows.map(({ cells }) => cells)

afterEach(() => {
  vi.doUnmock('papaparse')
  vi.resetModules()
})

describe('a quote mark in a file', () => {
  it('around a cell belongs to the file, and such a cell may have lines and commas', async () => {
    const read = await readTable(fileOf('Name,Notes', '"Asha Rao","tall, asks', 'for ""yoga"""', 'Ravi,'))
    expect(cellsOf(read)).toEqual([
      ['Asha Rao', 'tall, asks\nfor "yoga"'],
      ['Ravi', ''],
    ])
  })

  it('that never ends swallows nobody: its row is named', async () => {
    const read = await readTable(fileOf('Name,Phone', 'Asha,1', '"Meera,2', 'Ravi,3', 'Kiran,4'))
    expect(read).toBe(
      'A quote mark in row 3 has no end, or stands inside a cell. Correct it there, then choose the file again.',
    )
  })

  it('that ends at somebody else’s swallows nobody either', async () => {
    const read = await readTable(fileOf('Name,Phone', '"Asha,1', 'Meera,2', '"Ravi" Shah,3', 'Kiran,4'))
    expect(read).toMatch(/^A quote mark in row 2 /)
  })
})

describe('the letters of a file', () => {
  const hindi = 'Name,Notes\nआशा,सुबह\nरवि,शाम'
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const damaged = (row: number) =>
    `A letter in row ${row} is damaged, or the file ends there too early. Save it again as CSV (UTF-8), then choose it.`

  it('are read in UTF-8, with a mark at its beginning and without', async () => {
    for (const text of [hindi, `\ufeff${hindi}`])
      expect(cellsOf(await readTable(fileOf(text)))).toEqual([
        ['आशा', 'सुबह'],
        ['रवि', 'शाम'],
      ])
  })

  it('in UTF-8 of which the last is cut off become no others: the row is named', async () => {
    expect(await readTable(new File([bytesOf(hindi).slice(0, -1)], 'cut.csv'))).toBe(damaged(3))
  })

  it('in UTF-8 with a stray byte become no others, also where only the mark tells what they are', async () => {
    const stray = [bytesOf('\ufeffName,Notes\nAsha,'), new Uint8Array([0xe9]), bytesOf('\nRavi,')]
    expect(await readTable(new File(stray, 'stray.csv'))).toBe(damaged(2))
  })

  it('are read as spreadsheets of the West save them', async () => {
    const latin = [
      bytesOf('Name,Notes\nJos'),
      new Uint8Array([0xe9]),
      bytesOf(',\nFran'),
      new Uint8Array([0xe7]),
    ]
    const read = await readTable(new File([...latin, bytesOf('oise,')], 'latin.csv'))
    expect(cellsOf(read)).toEqual([
      ['José', ''],
      ['Françoise', ''],
    ])
  })
})

describe('what parts the cells of a file', () => {
  const rowsOf = (count: number, row: string) => Array.from({ length: count }, () => row)

  it.each([1, 2, 3, 5, 8, 12])(
    'is what parts its headers, in %i rows that hold other marks',
    async (count) => {
      const labels = rowsOf(count, 'Asha,1,Walk-in,Yoga,VIP;Morning;Corporate,')
      const read = await readTable(fileOf('Name,Phone,Source,Interest,Labels,Notes', ...labels, ''))
      expect(cellsOf(read)).toEqual(
        rowsOf(count, '').map(() => ['Asha', '1', 'Walk-in', 'Yoga', 'VIP;Morning;Corporate', '']),
      )
      const addresses = rowsOf(count, 'Asha;1;;F;12, MG Road, Indore;Gold;')
      const semicolons = await readTable(
        fileOf('Name;Phone;E-mail;Gender;Address;Package;Ends', ...addresses, ''),
      )
      expect(cellsOf(semicolons)).toEqual(
        rowsOf(count, '').map(() => ['Asha', '1', '', 'F', '12, MG Road, Indore', 'Gold', '']),
      )
    },
  )

  it('is told by the headers’ own quote marks apart', async () => {
    const read = await readTable(fileOf('"Name, in full";"Phone\nnumber"', 'Asha;1', ''))
    expect(cellsOf(read)).toEqual([['Asha', '1']])
  })
})

describe('a quote mark in pasted rows', () => {
  it('around a cell is the spreadsheet’s own', async () => {
    const read = await readPasted('Name\tNotes\nAsha\t"tall\nand ""early"""\nRavi\t')
    expect(cellsOf(read)).toEqual([
      ['Asha', 'tall\nand "early"'],
      ['Ravi', ''],
    ])
  })

  it('that never ends is a letter like any, and every row stays', async () => {
    const read = await readPasted('Name\tPhone\n"Asha\t1\nMeera "Minu" Rao\t2\nRavi\t3')
    expect(cellsOf(read)).toEqual([
      ['"Asha', '1'],
      ['Meera "Minu" Rao', '2'],
      ['Ravi', '3'],
    ])
  })

  it('that stands alone leaves the cells whole that are in marks as they should be', async () => {
    const read = await readPasted(
      'Name\tNote\r\n"Asha\t"calls\r\nat ""six"""\r\nRavi\t5 feet 10"\r\n"Meera"\tnone',
    )
    expect(cellsOf(read)).toEqual([
      ['"Asha', 'calls\nat "six"'],
      ['Ravi', '5 feet 10"'],
      ['Meera', 'none'],
    ])
  })

  it.each([2, 3])('that means what stands above it, %i times, loses no row', async (count) => {
    const rows = ['Ravi', 'Meera', 'Tara'].slice(0, count)
    const read = await readPasted(
      ['Name\tSource', 'Asha\tWalk-in', ...rows.map((name) => `${name}\t"`)].join('\n'),
    )
    expect(cellsOf(read)).toEqual([['Asha', 'Walk-in'], ...rows.map((name) => [name, '"'])])
  })

  it('without an end in rows without a tab says to paste them again', async () => {
    expect(await readPasted('Name,Phone\n"Asha,1')).toBe(
      'A quote mark in row 2 has no end, or stands inside a cell. Correct it there, then paste the rows again.',
    )
  })
})

describe('a row with more cells than headers', () => {
  const sentence = (row: number) =>
    `Row ${row} has more cells than there are headers. Put quote marks around a cell with a comma, or give every column a header.`

  it('is named, because each of its cells may stand below another header', async () => {
    const rows = ['Name,Address,Phone', 'Asha,Indore,1', '', 'Ravi,4 Lake View, Indore,2']
    expect(await readTable(fileOf(...rows))).toBe(sentence(4))
    expect(await readPasted('Name\tPhone\nAsha\t1\tMornings')).toBe(sentence(2))
  })

  it('is like any other where those are empty, or its headers are', async () => {
    expect(cellsOf(await readTable(fileOf('Name,Phone', 'Asha,1,, ')))).toEqual([['Asha', '1', '', ' ']])
    expect(cellsOf(await readTable(fileOf('Name,Phone,', 'Asha,1,Mornings')))).toEqual([
      ['Asha', '1', 'Mornings'],
    ])
  })
})

describe('rows that can’t be read', () => {
  it('because what reads them can’t be loaded say so', async () => {
    vi.doMock('papaparse', () => {
      throw new Error('Failed to fetch')
    })
    expect(await readPasted('Name,Phone\nAsha,1')).toBe(
      'These rows could not be read. Check the connection, then try again.',
    )
  })
})
