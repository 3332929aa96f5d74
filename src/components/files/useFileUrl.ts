import { use, useEffect, useState } from 'react'
import { SessionContext } from '@/session/sessionContext'
import { fileUrlOf, holdFileUrl, knownFileUrl } from './fileUrls'

const isAddress = (path: string) => /^(https?|data|blob):/.test(path)

/**
 * An address for a stored file: undefined while it is read, '' when it cannot be. `path` is a Storage path, read
 * through the files port under the rules; an http address of an older record is given back as it is; '' reads nothing.
 */
export function useFileUrl(path: string): string | undefined {
  const state = use(SessionContext)?.state
  const files = state?.status === 'signedIn' ? state.backend.files : undefined
  const [found, setFound] = useState<{ path: string; url: string } | null>(null)

  useEffect(() => {
    if (path === '' || isAddress(path) || !files) return
    let isLeft = false
    let letGo = () => {}
    void fileUrlOf(files, path).then((url) => {
      if (isLeft) return
      letGo = holdFileUrl(path)
      setFound({ path, url })
    })
    return () => {
      isLeft = true
      letGo()
    }
  }, [path, files])

  if (path === '') return undefined
  if (isAddress(path)) return path
  return found?.path === path ? found.url : knownFileUrl(path)
}
