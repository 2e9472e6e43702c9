import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import type { ChangeEvent, ReactNode } from 'react'
import type { NumeroEditable } from '../../contract/numeros'
import { withComma, writeDecimal, writeInteger, readDecimal, readInteger, splitThousands } from './figures'
import { formField, inputOf, useEditedText, type FieldBag, type FieldProps } from './formField'

/** How a kind of figure is typed, read and written. */
interface FigureKind {
  /** Reformats text while it is typed; `before` is the previous text. */
  clean: (text: string, before: string, pasted: boolean) => string
  read: (text: string) => NumeroEditable
  write: (value: NumeroEditable) => string
  inputMode: 'numeric' | 'decimal'
  prefix?: ReactNode
  suffix?: ReactNode
}

const WHOLE: FigureKind = {
  clean: splitThousands,
  read: readInteger,
  write: writeInteger,
  inputMode: 'numeric',
}
const PASTE = /^insertFrom(Paste|Drop)/
const isPaste = ({ nativeEvent }: ChangeEvent) => PASTE.test((nativeEvent as InputEvent).inputType)

const significant = (text: string) => text.replace(/[^\d,-]/g, '').length

/** Writes the reformatted text into the input and keeps the caret after the same digit. */
function replaceText(input: HTMLInputElement, clean: string): void {
  const position = input.selectionStart ?? input.value.length
  const before = significant(input.value.slice(0, position))
  let caret = 0
  // A point replaced by a comma does not move the caret.
  if (clean.length === input.value.length) caret = position
  else while (caret < clean.length && significant(clean.slice(0, caret)) < before) caret += 1
  input.value = clean
  input.setSelectionRange(caret, caret)
}

interface Props extends FieldProps {
  /** What the typed digits may be the last ones of: offered beside them, taken by ArrowDown or a press. */
  completion?: number | null
}

const figureField = (kind: FigureKind) =>
  formField(function FigureInput({ completion = null, ...props }: Props & FieldBag<NumeroEditable>) {
    const { value } = props.field
    const [text, setText] = useEditedText(value, kind.read, kind.write)
    const { change, leave, input } = inputOf(props, {
      inputMode: kind.inputMode,
      style: { textAlign: 'right' },
    })

    const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
      const { target } = event
      const clean = kind.clean(target.value, text, isPaste(event))
      if (clean !== target.value) replaceText(target, clean)
      setText(clean)
      const read = kind.read(clean)
      if (read !== value) change(read)
    }
    const complete = () => change(completion ?? value)

    return (
      <MuiTextField
        {...input}
        value={text}
        onChange={handleChange}
        onKeyDown={(event) => {
          if (completion === null || event.key !== 'ArrowDown') return
          event.preventDefault()
          complete()
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setText(kind.write(value))
          leave()
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
                  aria-label={`Completar: ${kind.write(completion)}`}
                  title="Flecha abajo"
                  sx={{ flexShrink: 0, mr: -1.25, px: 0.75, py: 0 }}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={complete}
                >
                  ↓ {kind.write(completion)}
                </Button>
              ),
          },
        }}
      />
    )
  })

/**
 * A count or a register reading, with thousands separated while typing. The form holds a number, '' when empty, or the typed
 * text when it is no number. The schema refuses such text, and cents.
 */
export const NumberField = figureField(WHOLE)

/** Whole pesos. */
export const PesosField = figureField({
  ...WHOLE,
  prefix: <InputAdornment position="start">$</InputAdornment>,
})

/** A percentage 0–100, with decimals after a comma or a point: 12,8 is 12.8 in the form. */
export const PercentField = figureField({
  clean: withComma,
  read: readDecimal,
  write: writeDecimal,
  inputMode: 'decimal',
  suffix: <InputAdornment position="end">%</InputAdornment>,
})
