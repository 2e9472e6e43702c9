import FormControl from '@mui/material/FormControl'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { ROLE_NAMES } from '../../ui/texts/roles'

/** The roles, one checkbox each; none of them is a choice too. */
export function RolesFields() {
  const helpId = useId()
  return (
    <FormControl component="fieldset" aria-describedby={helpId}>
      <FormLabel component="legend">Roles</FormLabel>
      <FormGroup row>
        <CheckboxField name="roles.ADMIN" label={ROLE_NAMES.ADMIN} />
        <CheckboxField name="roles.EDITOR" label={ROLE_NAMES.EDITOR} />
      </FormGroup>
      <FormHelperText id={helpId} sx={{ mx: 0 }}>
        Sin roles la persona solo consulta.
      </FormHelperText>
    </FormControl>
  )
}
