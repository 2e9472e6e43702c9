import type { ComponentProps } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import type { RecordDialogProps } from './RecordDialog'

interface Confirmation<Row, Arg> extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirmText' | 'dangerous' | 'width'
> {
  /** The hook of the mutation. */
  useCall: () => readonly [(arg: Arg) => { unwrap: () => Promise<unknown> }, ...unknown[]]
  argOf: (row: Row) => Arg
  question: (row: Row) => string
  /** Subject of the question. */
  record?: (row: Row) => readonly (string | null | undefined)[]
}

/** A dialog that asks before a row's call is made. */
export const confirmation = <Row, Arg>(options: Confirmation<Row, Arg>) =>
  function Confirmation({ row, onClose }: Pick<RecordDialogProps<Row>, 'row' | 'onClose'>) {
    const { useCall, argOf, question, record, ...texts } = options
    const [call] = useCall()
    return (
      row && (
        <ConfirmDialog
          open
          {...texts}
          record={record?.(row)}
          question={question(row)}
          onConfirm={() => call(argOf(row)).unwrap()}
          onClose={onClose}
        />
      )
    )
  }
