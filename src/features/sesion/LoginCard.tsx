import { Form } from 'formik'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

/** The page's background: petrol on the upper part, with diagonal lines like a road's lanes. */
const Ground = styled('main')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: theme.spacing(2),
  backgroundColor: paletteOf(theme).background.default,
  backgroundImage: [
    'repeating-linear-gradient(115deg, rgb(255 255 255 / 0.05) 0 2px, transparent 2px 88px)',
    'linear-gradient(175deg, #0f4c5c 0 46%, transparent 46.1%)',
  ].join(', '),
  ...theme.applyStyles('dark', {
    backgroundImage: [
      'repeating-linear-gradient(115deg, rgb(255 255 255 / 0.025) 0 2px, transparent 2px 88px)',
      'linear-gradient(175deg, #0c2f39 0 46%, transparent 46.1%)',
    ].join(', '),
  }),
}))

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  width: '100%',
  maxWidth: 384,
  padding: theme.spacing(4),
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: 12,
  backgroundColor: paletteOf(theme).background.paper,
  boxShadow: '0 12px 40px rgb(6 34 42 / 0.16)',
  '& > h1': { ...theme.typography.h1, margin: 0 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3) },
}))

const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  ...theme.typography.h5,
}))

export const LoginForm = styled(Form)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > button': { marginTop: theme.spacing(1) },
  // Room for a refusal, which moves nothing.
  '& [data-aviso]': { minHeight: 42, marginTop: theme.spacing(-1) },
}))

/** A centred card with the product's icon and name. */
export function LoginCard({ children }: { children: ReactNode }) {
  return (
    <Ground>
      <Card>
        <Brand>
          <img src="/icon.svg" alt="" width={36} height={36} />
          Cochera
        </Brand>
        {children}
      </Card>
    </Ground>
  )
}
