import Box from '@mui/material/Box'
import DialogTitle from '@mui/material/DialogTitle'
import { memo } from 'react'
import type { RegistroQuery } from '../../contract/historial'
import { Presence } from './Presence'

interface Props {
  title: string
  /** The stored record that the dialog is about. */
  record?: RegistroQuery
}

/** A dialog's title; beside it, so that nothing moves when they come, who else has its record open. */
export const DialogHeading = memo(function DialogHeading({ title, record }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 3, flex: 'none' }}>
      <DialogTitle>{title}</DialogTitle>
      {record && <Presence {...record} />}
    </Box>
  )
})
