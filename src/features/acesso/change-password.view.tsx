import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { fieldProps, Form, type FormikForm } from '../../ui/form/form.tsx';
import { PasswordField, Username } from '../../ui/form/password-field.tsx';
import type { SenhaValues } from './change-password.form.ts';

export interface ChangePasswordViewProps {
  form: FormikForm<SenhaValues>;
  /** A new key resets the fields. */
  round: number;
  busy: boolean;
  /** The customer's document with separators. */
  documento: string;
}

/** `/change-password`. @rule S2.71 */
export function ChangePasswordView({ form, round, busy, documento }: ChangePasswordViewProps) {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <Typography variant="h1" gutterBottom>
        Alterar senha
      </Typography>
      <Card>
        <CardContent sx={{ p: { sm: 4 }, '&:last-child': { pb: { sm: 4 } } }}>
          {/* A gap, not margins: hidden elements take none. */}
          <Form formik={form} round={round} useFlexGap>
            <Username documento={documento} />
            <PasswordField
              {...fieldProps(form, 'senhaAtual')}
              label="Senha atual"
              autoComplete="current-password"
              required
            />
            <PasswordField
              {...fieldProps(form, 'senhaNova')}
              label="Nova senha"
              autoComplete="new-password"
              required
            />
            <PasswordField
              {...fieldProps(form, 'confirmacao')}
              label="Confirmar nova senha"
              autoComplete="new-password"
              required
            />
            <Button type="submit" variant="contained" size="large" aria-busy={busy}>
              Confirmar
            </Button>
          </Form>
        </CardContent>
      </Card>
    </Box>
  );
}
