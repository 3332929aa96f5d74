import type { Plugin } from 'vite'

/** In development as Hosting's rewrite does: the enquiry page answers at the address of every centre. */
export const enquiryInDev: Plugin = {
  name: 'enquiry-in-dev',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/enquire(\/|$|\?)/.test(request.url ?? '')) request.url = '/enquire.html'
      next()
    })
  },
}
