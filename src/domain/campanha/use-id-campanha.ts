import { useParams } from 'react-router-dom';

/** The campaign of the address; '' without one (R66). `.` and `..` are none either: a call with them would go elsewhere. */
export function useIdCampanha(): string {
  return useParams().id?.trim().replace(/^\.+$/, '') ?? '';
}
