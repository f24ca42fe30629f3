function save(x: Omit<{ id: string; n: number }, "id"> & { id?: string }) { return x.n; }
save({ n: 1 });
function save2(x: Omit<{ id: string; n: number }, "id">) { return x; }
save2({ n: 1 });
