import { AppError } from '@/domain/shared/appError'
import type { PdfAnswer, PdfOrder, PdfWish } from './pdfOrder'

type Waiting = { resolve: (pdf: Blob) => void; reject: (error: AppError) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let lastId = 0

const LONGEST_MS = 60_000

const failure = (cause?: unknown) =>
  new AppError(
    'unknown',
    'The PDF could not be made. Check the connection, then try again. If it fails again, reload the page.',
    { cause },
  )

function take({ data }: MessageEvent<PdfAnswer>) {
  const order = waiting.get(data.id)
  waiting.delete(data.id)
  if ('bytes' in data) order?.resolve(new Blob([data.bytes], { type: 'application/pdf' }))
  else order?.reject(failure(data.problem))
}

/** A worker that broke, or could not be loaded, takes its orders with it; the next order starts another. */
function drop(cause: unknown) {
  worker?.terminate()
  worker = null
  for (const order of waiting.values()) order.reject(failure(cause))
  waiting.clear()
}

function start(): Worker {
  const started = new Worker(new URL('@/components/documents/pdfWorker.ts', import.meta.url), {
    type: 'module',
    name: 'pdf',
  })
  started.addEventListener('message', take)
  started.addEventListener('error', (event) => drop(event.message))
  return started
}

/** The document as a PDF. Rejects with an AppError in words. */
export function makePdf(order: PdfWish): Promise<Blob> {
  worker ??= start()
  const id = (lastId += 1)
  const made = new Promise<Blob>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const timer = setTimeout(() => waiting.has(id) && drop('It took too long.'), LONGEST_MS)
  worker.postMessage({ ...order, id } satisfies PdfOrder)
  return made.finally(() => clearTimeout(timer))
}
