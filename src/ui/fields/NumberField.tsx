import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { FastField } from 'formik'
import { memo, type ChangeEvent } from 'react'
import type { NumeroEditable } from '../../contract/numeros'
import { withComma, writeDecimal, writeInteger, readDecimal, readInteger, splitThousands } from './figures'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'
import { useEditedText } from './useEditedText'

/** How a kind of figure is typed, read and written. */
interface FigureKind {
  /** Reformats text while it is typed; `before` is the previous text. */
  clean: (text: string, before: string, pasted: boolean) => string
  read: (text: string) => NumeroEditable
  write: (value: NumeroEditable) => string
  inputMode: 'numeric' | 'decimal'
  prefix?: string
  suffix?: string
}

const WHOLE: FigureKind = {
  clean: splitThousands,
  read: readInteger,
  write: writeInteger,
  inputMode: 'numeric',
}
const PESOS: FigureKind = { ...WHOLE, prefix: '$' }
const PERCENT: FigureKind = {
  clean: withComma,
  read: readDecimal,
  write: writeDecimal,
  inputMode: 'decimal',
  suffix: '%',
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

interface FigureProps extends FieldProps {
  /** What the typed digits may be the last ones of: offered beside them, taken by ArrowDown or a press. */
  completion?: number | null
}

interface InputProps extends FigureProps {
  bag: FieldBag<NumeroEditable>
  kind: FigureKind
}

function FigureInput({ bag, kind, completion = null, ...props }: InputProps) {
  const { value } = bag.field
  const [text, setText] = useEditedText(value, kind.read, kind.write)
  const { slotProps, ...shared } = textFieldProps(props, bag)
  const { change, leave } = fieldActions(bag)

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const clean = kind.clean(target.value, text, isPaste(event))
    if (clean !== target.value) replaceText(target, clean)
    setText(clean)
    const read = kind.read(clean)
    if (read !== value) change(read)
  }
  const complete = () => change(completion ?? value)
  const adornment = (content?: string, position: 'start' | 'end' = 'start') =>
    content && <InputAdornment position={position}>{content}</InputAdornment>

  return (
    <MuiTextField
      {...shared}
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
        ...slotProps,
        input: {
          startAdornment: adornment(kind.prefix),
          endAdornment:
            completion === null ? (
              adornment(kind.suffix, 'end')
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
        htmlInput: {
          ...slotProps.htmlInput,
          inputMode: kind.inputMode,
          style: { textAlign: 'right' },
        },
      }}
    />
  )
}

const figureField = (kind: FigureKind) =>
  memo(function FigureField(props: FigureProps) {
    return (
      <FastField {...props} shouldUpdate={fieldChanged}>
        {(bag: FieldBag<NumeroEditable>) => <FigureInput {...props} bag={bag} kind={kind} />}
      </FastField>
    )
  })

/**
 * A count or a register reading, with thousands separated while typing. The form holds a number, '' when empty, or the typed
 * text when it is no number. The schema refuses such text, and cents.
 */
export const NumberField = figureField(WHOLE)

/** Whole pesos. */
export const PesosField = figureField(PESOS)

/** A percentage 0–100, with decimals after a comma or a point: 12,8 is 12.8 in the form. */
export const PercentField = figureField(PERCENT)
