import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import type { NumeroEditable } from '../../contract/numeros'
import { readDecimal, readInteger, readPrice, writeFigure, writePlain } from './figures'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'

/** How a kind of figure is read and dressed. */
interface FigureKind {
  read: (text: string) => NumeroEditable
  /** Reader of figures before another host, whose may have decimals. */
  readElsewhere?: (text: string) => NumeroEditable
  inputMode: 'numeric' | 'decimal'
  prefix?: ReactNode
  suffix?: ReactNode
  /** Said under the field of a value that is possible and seldom meant. */
  hintOf?: (value: NumeroEditable) => string | undefined
}

const WHOLE: FigureKind = { read: readInteger, readElsewhere: readPrice, inputMode: 'numeric' }
const DECIMAL: FigureKind = { read: readPrice, inputMode: 'decimal' }
const PESOS = <InputAdornment position="start">$</InputAdornment>
const TAKES_OUT = /^(Delete|Backspace)$/

interface Props extends FieldProps {
  /** Figure whose last digits may be the typed ones, offered beside them and taken by ArrowDown, a press, or going on. */
  completionOf?: (digits: string) => number | null
  /** Shown in grey while the field has no figure of its own: what its form sends in its place. */
  proposal?: number
  /** A person types in the field, be it what stands there already, or takes the proposal out. */
  onDecide?: (name: string) => void
}

const PROPOSED = { '& input::placeholder': { color: 'text.secondary', fontStyle: 'italic', opacity: 1 } }

const figureField = (kind: FigureKind) =>
  formField(function FigureInput({
    completionOf,
    proposal,
    onDecide,
    ...props
  }: Props & FieldBag<NumeroEditable>) {
    const { value, name } = props.field
    const read = isOwnServer() ? kind.read : (kind.readElsewhere ?? kind.read)
    const [focused, setFocused] = useState(false)
    /** Since it was entered: what was loaded has nothing to be completed. */
    const [typed, setTyped] = useState<string>()
    const kept = typed !== undefined && Object.is(read(typed), value) ? typed : writePlain(value)
    // A browser undoes typing in a text that nobody else writes.
    const text = focused ? kept : writeFigure(value)
    const element = useRef<HTMLInputElement>(null)
    useLayoutEffect(() => {
      if (focused) element.current?.select()
    }, [focused])
    const completion = completionOf?.(text.replaceAll('.', '')) ?? null
    const { change, leave, input } = inputOf(
      { ...props, hint: kind.hintOf?.(value) ?? props.hint },
      { inputMode: kind.inputMode, style: { textAlign: 'right' } },
    )
    const completed = completion ?? value
    const complete = () => change(completed)

    return (
      <MuiTextField
        {...input}
        sx={{ ...input.sx, ...PROPOSED }}
        value={proposal === undefined ? text : ''}
        placeholder={proposal === undefined ? undefined : writeFigure(proposal)}
        inputRef={element}
        onChange={({ target }) => {
          setTyped(target.value)
          const figure = read(target.value)
          if (figure !== value) change(figure)
        }}
        // A change to the same text is none for React.
        onInput={onDecide && (() => onDecide(name))}
        onKeyDown={(event) => {
          const { key } = event
          if (proposal !== undefined && TAKES_OUT.test(key)) onDecide?.(name)
          if (completion === null || !(key === 'ArrowDown' || (key === 'Enter' && typed !== undefined)))
            return
          if (key === 'ArrowDown') event.preventDefault()
          complete()
        }}
        onFocus={() => {
          setFocused(true)
          setTyped(undefined)
        }}
        onBlur={() => {
          setFocused(false)
          leave(typed === undefined ? value : completed)
        }}
        slotProps={{
          ...input.slotProps,
          input: {
            startAdornment: kind.prefix,
            endAdornment:
              completion === null ? (
                kind.suffix
              ) : (
                <Button
                  tabIndex={-1}
                  size="small"
                  aria-label={`Completar: ${writeFigure(completion)}`}
                  title="Flecha abajo"
                  sx={{ flexShrink: 0, mr: -1.25, px: 0.75, py: 0 }}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={complete}
                >
                  ↓ {writeFigure(completion)}
                </Button>
              ),
          },
        }}
      />
    )
  })

/**
 * A count or a register reading, with thousands separated once it is left. The form holds a number, '' when empty, or the typed
 * text when it is no number. The schema refuses such text, and cents.
 */
export const NumberField = figureField(WHOLE)

/** Whole pesos. */
export const PesosField = figureField({ ...WHOLE, prefix: PESOS })

/** A count that may have decimals; three of them may be thousands, which is asked. */
export const DecimalField = figureField(DECIMAL)

/** Pesos with cents. */
export const PriceField = figureField({ ...DECIMAL, prefix: PESOS })

/** A percentage: 12,8 is 12.8 in the form. */
export const PercentField = figureField({
  ...DECIMAL,
  read: readDecimal,
  suffix: <InputAdornment position="end">%</InputAdornment>,
  hintOf: (value) => (Number(value) > 100 ? 'Es más del 100 %.' : undefined),
})
