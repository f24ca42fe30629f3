export const list = () => "posts"; const hidden = 1; export default hidden;
