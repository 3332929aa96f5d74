import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './PhotoField.module.css'

type Props = { onClose: () => void; onTake: (picture: Blob) => void }

/** The device's camera; its light goes out when the dialog closes. */
export function CameraDialog({ onClose, onTake }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'ready' | 'refused'>('starting')

  useEffect(() => {
    let stream: MediaStream | null = null
    let isLeft = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: 1280 }, audio: false }).then(
      (opened) => {
        stream = opened
        if (isLeft || !video.current) return stop()
        video.current.srcObject = opened
        setState('ready')
      },
      () => setState('refused'),
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [])

  const shoot = () => {
    const screen = video.current
    if (!screen) return
    const canvas = document.createElement('canvas')
    canvas.width = screen.videoWidth
    canvas.height = screen.videoHeight
    canvas.getContext('2d')?.drawImage(screen, 0, 0)
    canvas.toBlob((blob) => {
      if (blob) onTake(blob)
      onClose()
    }, 'image/png')
  }

  return (
    <Dialog
      title="Take a photo"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            icon="pi-camera"
            disabled={state !== 'ready'}
            data-autofocus=""
            onClick={shoot}
          >
            Take photo
          </Button>
        </>
      }
    >
      {state === 'refused' ? (
        <p>The camera cannot be used. Allow it for this page in the browser, or choose a picture instead.</p>
      ) : (
        <video
          ref={video}
          className={styles.video}
          autoPlay
          playsInline
          muted
          aria-label="What the camera sees"
        />
      )}
    </Dialog>
  )
}
