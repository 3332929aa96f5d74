import type { Page } from 'playwright-core'

/** What a page asks for from now on: a load, a call, or one more question to the store. What listens already only answers. */
export function questionsOf(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const isQuestion =
      request.isNavigationRequest() ||
      /\/api\/|:runQuery|:batchGet/.test(request.url()) ||
      (request.postData() ?? '').includes('addTarget')
    if (isQuestion) asked.push(`${request.method()} ${request.url()}`)
  })
  return () => asked
}
