import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { FastField } from 'formik'
import { memo, type ChangeEvent } from 'react'
import type { NumeroEditable } from '../../contract/numeros'
import { withComma, writeDecimal, writeInteger, readDecimal, readInteger, splitThousands } from './figures'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'
import { useEditedText } from './useEditedText'

/** How a kind of figure is rewritten while typed, read and written. */
interface FigureKind {
  /** `before` is what stood there until now. */
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

/** Writes the cleaned text into the input and leaves the caret after the same digit as before. */
function replaceText(input: HTMLInputElement, clean: string): void {
  const position = input.selectionStart ?? input.value.length
  const before = significant(input.value.slice(0, position))
  let caret = 0
  // A point that became a comma moves nothing.
  if (clean.length === input.value.length) caret = position
  else while (caret < clean.length && significant(clean.slice(0, caret)) < before) caret += 1
  input.value = clean
  input.setSelectionRange(caret, caret)
}

interface InputProps extends FieldProps {
  bag: FieldBag<NumeroEditable>
  kind: FigureKind
}

function FigureInput({ bag, kind, ...props }: InputProps) {
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
  const adornment = (content?: string, position: 'start' | 'end' = 'start') =>
    content && <InputAdornment position={position}>{content}</InputAdornment>

  return (
    <MuiTextField
      {...shared}
      value={text}
      onChange={handleChange}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        setText(kind.write(value))
        leave()
      }}
      slotProps={{
        ...slotProps,
        input: { startAdornment: adornment(kind.prefix), endAdornment: adornment(kind.suffix, 'end') },
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
  memo(function FigureField(props: FieldProps) {
    return (
      <FastField {...props} shouldUpdate={fieldChanged}>
        {(bag: FieldBag<NumeroEditable>) => <FigureInput {...props} bag={bag} kind={kind} />}
      </FastField>
    )
  })

/**
 * A count or a register, with its thousands parted as they are typed: the form holds a number, '' while it is empty, or the
 * text as typed while that is no number. Both such a text and cents are the schema's to refuse.
 */
export const NumberField = figureField(WHOLE)

/** Whole pesos. */
export const PesosField = figureField(PESOS)

/** A percentage 0–100, decimals with comma or point: 12,8 is 12.8 in the form. */
export const PercentField = figureField(PERCENT)
