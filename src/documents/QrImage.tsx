import { Path, Svg } from '@react-pdf/renderer'
import { qrPath } from './qrPath'

export function QrImage({ content, side }: { content: string; side: number }) {
  const { size, path } = qrPath(content)
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: side, height: side }}>
      <Path d={path} fill="#000000" />
    </Svg>
  )
}
