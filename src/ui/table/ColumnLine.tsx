import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'

interface Props {
  title: string
  shown: boolean
  first: boolean
  last: boolean
  onShow: (shown: boolean) => void
  onMove: (step: 1 | -1) => void
}

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  '& > label': { flex: 1, minWidth: 0 },
})

/** A column in the columns' panel. A button that has moved its column keeps the focus, as far as there is a way on. */
export function ColumnLine({ title, shown, first, last, onShow, onMove }: Props) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<1 | -1 | null>(null)

  useLayoutEffect(() => {
    const step = pressed.current
    if (step === null) return
    pressed.current = null
    const goesUp = last || (step === -1 && !first)
    const button = goesUp ? up : down
    button.current?.focus()
  })

  const move = (step: 1 | -1) => {
    pressed.current = step
    onMove(step)
  }

  return (
    <Line>
      <FormControlLabel
        label={title}
        control={<Checkbox size="small" checked={shown} onChange={(_event, checked) => onShow(checked)} />}
      />
      <IconButton
        ref={up}
        size="small"
        aria-label={`Subir ${title}`}
        disabled={first}
        onClick={() => move(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        ref={down}
        size="small"
        aria-label={`Bajar ${title}`}
        disabled={last}
        onClick={() => move(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Line>
  )
}
