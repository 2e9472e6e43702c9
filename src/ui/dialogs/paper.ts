import type { SxProps, Theme } from '@mui/material/styles'

/** The paper of a dialog: this wide on a desktop, full screen on a phone. */
export const paperStyles =
  (width: string, maxWidth = '100%'): Extract<SxProps<Theme>, (theme: Theme) => unknown> =>
  (theme) => ({
    width,
    maxWidth: `min(${maxWidth}, 100% - 32px)`,
    m: 2,
    [theme.breakpoints.down('sm')]: {
      width: '100%',
      maxWidth: '100%',
      height: '100%',
      maxHeight: '100%',
      m: 0,
      border: 0,
      borderRadius: 0,
      '& .MuiDialogTitle-root, & .MuiDialogContent-root': { px: 2 },
    },
  })
