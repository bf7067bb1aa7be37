import { useParams } from 'react-router-dom';

/** The campaign of the address; '' without one. `.` and `..` are none either: a call with them would go elsewhere. @rule R66 */
export function useIdCampanha(): string {
  return useParams().id?.trim().replace(/^\.+$/, '') ?? '';
}
