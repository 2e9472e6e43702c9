import { useState } from 'react'
import { styled } from '@mui/material/styles'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { LoginField, type LoginFieldProps } from './LoginField'

const Toggle = styled('button')(({ theme }) => ({
  display: 'flex',
  padding: 5,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.vars.palette.action.active,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

/** The password, hidden until asked for. */
export function ClaveField(props: Omit<LoginFieldProps, 'label' | 'type' | 'button'>) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? VisibilityOffIcon : VisibilityIcon
  return (
    <LoginField
      label="Clave"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      button={
        <Toggle
          type="button"
          aria-label={visible ? 'Ocultar clave' : 'Mostrar clave'}
          onClick={() => setVisible(!visible)}
        >
          <Icon fontSize="small" />
        </Toggle>
      }
      {...props}
    />
  )
}
